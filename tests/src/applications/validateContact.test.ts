import type { FieldValues } from '../../../src/applications/checkFields';
import { validateContact } from '../../../src/applications/validateContact';

const VALID: FieldValues = {
  topic: 'business',
  name: 'Anna Beispiel',
  email: 'anna@beispiel.de',
  message: 'Guten Tag!',
};

it('lets a message pass with and without what is optional', () => {
  expect(validateContact(VALID)).toEqual([]);
  expect(validateContact({ ...VALID, company: 'Beispiel AG', phone: '+49 (0)30 / 123-45' })).toEqual([]);
  // Word processors and phones replace the hyphen.
  for (const dash of ['\u2010', '\u2011', '–', '—'])
    expect(validateContact({ ...VALID, phone: `0211 ${dash} 123 45` })).toEqual([]);
});

it('names every empty required field in the order of the form', () => {
  expect(validateContact({}).map(({ field, code }) => [field, code])).toEqual([
    ['name', 'required'],
    ['email', 'required'],
    ['topic', 'required'],
    ['message', 'required'],
  ]);
});

it.each<[string, FieldValues, object]>([
  ['a topic that is not offered', { topic: 'x' }, { field: 'topic', code: 'option' }],
  ['a name with a link', { name: 'gewinne.com' }, { field: 'name', code: 'nameUrl' }],
  ['an e-mail without a dot', { email: 'a@b' }, { field: 'email', code: 'email' }],
  ['letters as a phone number', { phone: 'keine' }, { field: 'phone', code: 'phone' }],
  ['two digits as a phone number', { phone: '12' }, { field: 'phone', code: 'phone' }],
  ['a message of 9 characters', { message: 'x'.repeat(9) }, { code: 'tooShort', params: { min: 10 } }],
  ['a message of 5001 characters', { message: 'x'.repeat(5001) }, { code: 'tooLong', params: { max: 5000 } }],
])('refuses %s', (_name, values, error) => {
  expect(validateContact({ ...VALID, ...values })).toMatchObject([error]);
});
