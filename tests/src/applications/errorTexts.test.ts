import { createIntl } from 'react-intl';
import { CONTACT_ERROR_TEXTS, ERROR_TEXTS, errorText } from '../../../src/applications/errorTexts';
import { hasZeroBits } from '../../../src/applications/proofOfWork';
import de from '../../../content-json/de/texts.json';
import en from '../../../content-json/en/texts.json';

const lookup = (locale: 'de' | 'en') => {
  const intl = createIntl({ locale, messages: locale === 'de' ? de : en });
  return (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
};

it('has a text in both languages for every error', () => {
  for (const key of [...Object.values(ERROR_TEXTS), ...Object.values(CONTACT_ERROR_TEXTS)]) {
    expect(de).toHaveProperty([key]);
    expect(en).toHaveProperty([key]);
  }
});

it.each([
  ['de', { code: 'required' }, 'Das ist ein Pflichtfeld.'],
  ['en', { code: 'required' }, 'This field is required'],
  ['de', { code: 'email' }, 'Bitte gib deine E-Mail-Adresse im Format name@beispiel.de ein.'],
  ['en', { code: 'email' }, 'Please enter your email address in the format name@example.com.'],
  ['en', { code: 'fileSize', params: { maxFile: 10, index: 0 } }, 'Please check the file size of max. 10MB.'],
  [
    'de',
    { code: 'fileType', params: { types: 'pdf,doc,docx' } },
    'Die Datei muss vom Typ PDF, DOC oder DOCX sein.',
  ],
  ['en', { code: 'fileType', params: { types: 'pdf,doc,docx' } }, 'The file must be a PDF, DOC or DOCX.'],
  ['de', { code: 'salary' }, 'Bitte eine ganze Zahl bis 999.999, zum Beispiel 650 oder 55.000.'],
  ['en', { code: 'fileTotal', params: { max: 25 } }, 'All files together can be at most 25MB.'],
] as const)('says in %s to %j: %s', (locale, error, sentence) => {
  expect(errorText({ field: 'x', ...error }, lookup(locale), locale)).toBe(sentence);
});

it('says „Sie“ in the contact form', () => {
  expect(errorText({ field: 'email', code: 'email' }, lookup('de'), 'de', 'contact')).toContain('geben Sie');
});

it.each([
  [[0, 0, 255], 16, true],
  [[0, 1, 0], 16, false],
  [[0, 0, 31], 19, true],
  [[0, 0, 32], 19, false],
  [[], 8, false],
] as const)('counts the zero bits of %j: at least %i is %s', (bytes, bits, isEnough) => {
  expect(hasZeroBits(Uint8Array.from(bytes), bits)).toBe(isEnough);
});
