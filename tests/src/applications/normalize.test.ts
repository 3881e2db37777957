import {
  countCharacters,
  normalizeEmail,
  normalizeLine,
  normalizeText,
  normalizeWebsite,
  parseSalary,
} from '../../../src/applications/normalize';

it.each([
  ['  Anna  ', 'Anna'],
  ['Mu\u0308ller', 'Müller'],
  ['An\u200bna\ufeff', 'Anna'],
  ['\u202eannA', 'annA'],
  ['a\u0000b\u0007', 'ab'],
  ['eins\r\nzwei\rdrei', 'eins\nzwei\ndrei'],
  ['👩\u200d💻', '👩\u200d💻'],
  [`a${'\u0316'.repeat(30)}b`, `a${'\u0316'.repeat(30)}b`],
  [`a${'\u0345'.repeat(500)}${'\u0334'.repeat(500)}b`, `a${'\u0345'.repeat(30)}b`],
])('keeps of %j the text %j', (typed, kept) => {
  expect(normalizeText(typed)).toBe(kept);
});

it('leaves no line break in a value of one line', () => {
  expect(normalizeLine('Anna\r\nBcc: all@beispiel.de')).toBe('Anna Bcc: all@beispiel.de');
  expect(normalizeLine('Anna\u2028Bcc')).toBe('Anna Bcc');
});

it('counts what is kept', () => {
  expect(countCharacters('  🦊\r\n🦊 ')).toBe(3);
});

it.each([
  [' anna@beispiel.de ', 'anna@beispiel.de'],
  ['mailto:anna@beispiel.de', 'anna@beispiel.de'],
  ['Anna Müller <anna@beispiel.de>', 'anna@beispiel.de'],
  ['"Müller, Anna" <anna@beispiel.de>;', 'anna@beispiel.de'],
  ['<MAILTO:anna@beispiel.de>', 'anna@beispiel.de'],
  ['anna@beispiel.de.', 'anna@beispiel.de'],
  ['anna@beispiel.de, bert@beispiel.de', 'anna@beispiel.de, bert@beispiel.de'],
  ['Anna <anna@beispiel.de> <bert@beispiel.de>', 'bert@beispiel.de'],
  ['Anna\r\nBcc: <all@beispiel.de> x', 'Anna Bcc: <all@beispiel.de> x'],
  ['', ''],
])('reads the e-mail address %j as %j', (typed, address) => {
  expect(normalizeEmail(typed)).toBe(address);
});

it.each([
  ['beispiel.de', 'https://beispiel.de/'],
  ['//beispiel.de/a', 'https://beispiel.de/a'],
  ['http://beispiel.de/ä', 'http://beispiel.de/%C3%A4'],
  ['HTTPS://Beispiel.DE', 'https://beispiel.de/'],
  ['müller.example', 'https://xn--mller-kva.example/'],
  ['javascript:alert(1)', undefined],
  ['ftp://beispiel.de', undefined],
  ['https://anna:geheim@beispiel.de', undefined],
  ['zwei wörter.de', undefined],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
  ['https://', undefined],
])('reads the website %s as %s', (typed, address) => {
  expect(normalizeWebsite(typed)).toBe(address);
});

it.each([
  ['55000', 55_000],
  ['55.000', 55_000],
  ['55,000', 55_000],
  ['55 000', 55_000],
  ['55\u00a0000', 55_000],
  ["55'000", 55_000],
  ['55’000', 55_000],
  ['55k', 55_000],
  ['55 K', 55_000],
  ['55,5k', 55_500],
  ['55.000,00', 55_000],
  ['55.000,-', 55_000],
  ['55.000 €', 55_000],
  ['CHF 95’000', 95_000],
  ['1', 1],
  ['999.999', 999_999],
  ['1.000.000', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1.000,00', 1_000],
  ['1000,00', 1_000],
  ['55000.00', 55_000],
  ['650,-', 650],
  // A digit may be missing.
  ['55.00', undefined],
  ['55,00', undefined],
  ['55 00', undefined],
  ['1.000.00', undefined],
  ['55000.50', undefined],
  ['55.000,50', undefined],
  ['5.5', undefined],
  ['1.00.000', undefined],
  ['50-60k', undefined],
  ['viel', undefined],
])('reads the salary %s as %s', (typed, salary) => {
  expect(parseSalary(typed)).toBe(salary);
});
