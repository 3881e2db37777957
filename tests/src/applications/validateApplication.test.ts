import type { FileFacts } from '../../../src/applications/checkFile';
import type { FieldValues } from '../../../src/applications/checkFields';
import { validateApplication } from '../../../src/applications/validateApplication';

const CONTEXT = { variant: 'job', today: '2026-11-21' } as const;
const RESUME: FileFacts = { kind: 'resume', name: 'lebenslauf.pdf', size: 1000, type: 'application/pdf' };
const VALID: FieldValues = {
  first_name: 'Ayşe',
  last_name: 'de la Cruz-Müller',
  email: 'ayse@beispiel.de',
  privacy_ack: true,
};

const errorsOf = (values: FieldValues, files = [RESUME]) =>
  validateApplication({ ...VALID, ...values }, files, CONTEXT);

it('lets an application pass that fills in only what is required', () => {
  expect(errorsOf({})).toEqual([]);
});

it('lets an application pass that fills in everything', () => {
  expect(
    errorsOf({
      email: 'Ayşe de la Cruz <ayse@beispiel.de>',
      website: 'beispiel.de/arbeiten',
      pitch: 'x'.repeat(2000),
      message: 'y'.repeat(5000),
      available_from: '2026-11-21',
      salary_expectations: '55.000',
      channel: 'kununu',
      talent_pool: true,
    }),
  ).toEqual([]);
});

it('names every empty required field in the order of the form', () => {
  expect(validateApplication({}, [], CONTEXT)).toEqual([
    { field: 'first_name', code: 'required' },
    { field: 'last_name', code: 'required' },
    { field: 'email', code: 'required' },
    { field: 'resume', code: 'required' },
    { field: 'privacy_ack', code: 'required' },
  ]);
});

it.each<[string, FieldValues, object[]]>([
  ['blanks are no name', { first_name: ' \u200b ' }, [{ field: 'first_name', code: 'required' }]],
  [
    'a name of 101 characters',
    { first_name: 'x'.repeat(101) },
    [{ field: 'first_name', code: 'tooLong', params: { max: 100 } }],
  ],
  ['a name with an address', { last_name: 'www.win.example' }, [{ field: 'last_name', code: 'nameUrl' }]],
  ['a name with a scheme', { last_name: 'see http://x' }, [{ field: 'last_name', code: 'nameUrl' }]],
  ['an e-mail without @', { email: 'ayse.beispiel.de' }, [{ field: 'email', code: 'email' }]],
  ['a website without a dot', { website: 'portfolio' }, [{ field: 'website', code: 'url' }]],
  [
    'a website that is too long',
    { website: `beispiel.de/${'x'.repeat(2048)}` },
    [{ field: 'website', code: 'tooLong', params: { max: 2048 } }],
  ],
  [
    'a pitch of 2001 characters',
    { pitch: 'x'.repeat(2001) },
    [{ field: 'pitch', code: 'tooLong', params: { max: 2000 } }],
  ],
  [
    'a message of 5001 characters',
    { message: 'x'.repeat(5001) },
    [{ field: 'message', code: 'tooLong', params: { max: 5000 } }],
  ],
  ['yesterday', { available_from: '2026-11-20' }, [{ field: 'available_from', code: 'datePast' }]],
  [
    'a day that does not exist',
    { available_from: '2027-02-29' },
    [{ field: 'available_from', code: 'dateFormat' }],
  ],
  [
    'a day written another way',
    { available_from: '1.3.2027' },
    [{ field: 'available_from', code: 'dateFormat' }],
  ],
  ['a salary in words', { salary_expectations: 'viel' }, [{ field: 'salary_expectations', code: 'salary' }]],
  ['a channel that is not offered', { channel: 'tv' }, [{ field: 'channel', code: 'option' }]],
  ['the notice not read', { privacy_ack: false }, [{ field: 'privacy_ack', code: 'required' }]],
])('refuses %s', (_name, values, errors) => {
  expect(errorsOf(values)).toEqual(errors);
});

it('counts an emoji and a line break as one character each', () => {
  expect(errorsOf({ pitch: `${'🦊'.repeat(1998)}\r\nx` })).toEqual([]);
});

it('asks for the desired role only where there is no advertisement', () => {
  const values = { ...VALID, desired_role: 'x'.repeat(101) };
  expect(validateApplication(values, [RESUME], { ...CONTEXT, variant: 'initiative' })).toEqual([
    { field: 'desired_role', code: 'tooLong', params: { max: 100 } },
  ]);
  expect(validateApplication(values, [RESUME], CONTEXT)).toEqual([]);
});

it('accepts work samples instead of a résumé from freelancers alone', () => {
  const portfolio = [{ ...RESUME, kind: 'portfolio' as const }];
  expect(validateApplication(VALID, portfolio, { ...CONTEXT, variant: 'freelance' })).toEqual([]);
  expect(validateApplication(VALID, [], { ...CONTEXT, variant: 'freelance' })).toHaveLength(1);
  expect(validateApplication(VALID, portfolio, CONTEXT)).toEqual([{ field: 'resume', code: 'required' }]);
});
