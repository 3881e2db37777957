import { applyTypography, findTypography } from '../../../../scripts/content/typography/findTypography';
import { type Hyphenate, loadHyphenate } from '../../../../scripts/content/typography/hyphenation';
import type { TypographyRule } from '../../../../scripts/content/typography/findPlaces';
import type { Locale } from '../../../../src/content/locales';

/** Characters that nobody sees: · is a soft hyphen, ␣ a no-break space. */
const hidden = (text: string) => text.replaceAll('·', '\u00ad').replaceAll('␣', '\u00a0');

type Case = [locale: Locale, rule: TypographyRule, how: 'safe' | 'look', before: string, after: string];

const WRONG: Case[] = [
  ['de', 'quotes', 'safe', 'Er sagte "Nein" und ging.', 'Er sagte „Nein“ und ging.'],
  ['de', 'quotes', 'safe', '("Nächster Halt")', '(„Nächster Halt“)'],
  ['en', 'quotes', 'safe', 'She said "no" and left.', 'She said “no” and left.'],
  ['en', 'quotes', 'look', 'A 27" screen', 'A 27” screen'],
  ['de', 'quotes', 'look', 'Er sagte "Nein und ging.', 'Er sagte „Nein und ging.'],
  ['de', 'quotes', 'look', 'Er sagte “Nein” und ging.', 'Er sagte „Nein“ und ging.'],
  ['de', 'quotes', 'look', 'Er sagte „Nein” und ging.', 'Er sagte „Nein“ und ging.'],
  ['en', 'quotes', 'look', 'She said „no“ and left.', 'She said “no” and left.'],
  ['de', 'apostrophe', 'safe', "Wie geht's?", 'Wie geht’s?'],
  ['en', 'apostrophe', 'safe', "We don't know.", 'We don’t know.'],
  ['en', 'apostrophe', 'look', "The agencies' work", 'The agencies’ work'],
  ['en', 'apostrophe', 'look', "Music of the '90s", 'Music of the ’90s'],
  ['en', 'apostrophe', 'look', "It says 'no' here", 'It says ‘no’ here'],
  ['de', 'apostrophe', 'look', "Da steht 'nein' drauf", 'Da steht ‚nein‘ drauf'],
  ['de', 'ellipsis', 'safe', 'Und dann ...', 'Und dann …'],
  ['en', 'ellipsis', 'safe', 'And then...', 'And then…'],
  ['de', 'dash', 'safe', 'Ein Haus - zwei Türen', 'Ein Haus – zwei Türen'],
  ['en', 'dash', 'safe', 'One house -- two doors', 'One house – two doors'],
  ['de', 'dash', 'look', 'Seite 10-12', 'Seite 10–12'],
  ['en', 'dash', 'look', '9-12 people', '9–12 people'],
  ['de', 'dash', 'look', 'Vor 2000 waren es 10-12', 'Vor 2000 waren es 10–12'],
  ['de', 'double-blank', 'safe', 'Ein  Haus', 'Ein Haus'],
  ['en', 'double-blank', 'safe', 'One   house', 'One house'],
  ['de', 'double-blank', 'safe', '10␣ MB', '10␣MB'],
  ['de', 'no-break-space', 'safe', 'Höchstens 10 MB je Datei', 'Höchstens 10␣MB je Datei'],
  ['de', 'no-break-space', 'safe', '24.000 € für Druck', '24.000␣€ für Druck'],
  ['de', 'no-break-space', 'safe', 'Um 98 % höher', 'Um 98␣% höher'],
  ['de', 'no-break-space', 'safe', 'Bis 9 Uhr', 'Bis 9␣Uhr'],
  ['de', 'no-break-space', 'safe', '41,2 Mio. €', '41,2␣Mio. €'],
  ['de', 'no-break-space', 'safe', 'CHF 98’000', 'CHF␣98’000'],
  ['de', 'no-break-space', 'safe', 'Nach § 5 DDG', 'Nach §␣5 DDG'],
  ['de', 'no-break-space', 'safe', 'Nr. 4', 'Nr.␣4'],
  ['de', 'no-break-space', 'safe', 'Art. 6', 'Art.␣6'],
  ['de', 'no-break-space', 'safe', '41,2 Millionen Euro', '41,2␣Millionen Euro'],
  ['de', 'no-break-space', 'safe', 'Am 11. März 2025', 'Am 11.␣März 2025'],
  ['de', 'no-break-space', 'safe', '24. bis 26. Jänner', '24. bis 26.␣Jänner'],
  ['de', 'no-break-space', 'safe', '(§ 61b Abs. 2 Nr. 1 ArbGG)', '(§␣61b␣Abs.␣2␣Nr.␣1 ArbGG)'],
  ['de', 'no-break-space', 'safe', 'Nach §␣8 Abs.␣2 MarkenG', 'Nach §␣8␣Abs.␣2 MarkenG'],
  ['de', 'no-break-space', 'safe', 'Art. 6 Abs. 1 lit. f DSGVO', 'Art.␣6␣Abs.␣1␣lit.␣f DSGVO'],
  ['de', 'no-break-space', 'safe', 'Etwas Kleines, z. B. ein Rad', 'Etwas Kleines, z.␣B. ein Rad'],
  ['de', 'no-break-space', 'safe', 'Etwas Kleines, z.B. ein Rad', 'Etwas Kleines, z.␣B. ein Rad'],
  ['de', 'no-break-space', 'safe', 'Das ist i. d. R. so', 'Das ist i.␣d.␣R. so'],
  ['en', 'no-break-space', 'safe', 'At most 10 MB a file', 'At most 10␣MB a file'],
  ['en', 'no-break-space', 'safe', 'After 6 pm', 'After 6␣pm'],
  ['en', 'no-break-space', 'safe', '1.1 million roofs', '1.1␣million roofs'],
  ['en', 'no-break-space', 'safe', 'On 7 March, from 17 May 2025', 'On 7␣March, from 17␣May 2025'],
  ['en', 'no-break-space', 'safe', 'The 7th March, March 7, 2025', 'The 7th␣March, March␣7, 2025'],
  ['en', 'no-break-space', 'safe', 'Under § 5', 'Under §␣5'],
  ['en', 'no-break-space', 'safe', 'No. 4', 'No.␣4'],
  ['de', 'pasted-character', 'safe', 'Wir \ufb01nden o\ufb00ene Ha\ufb04e', 'Wir finden offene Haffle'],
  ['en', 'pasted-character', 'safe', 'A\u2003house\u2009with\u2028doors', 'A house with doors'],
  ['de', 'no-break-space', 'safe', 'Höchstens 10\u2009MB', 'Höchstens 10␣MB'],
  ['de', 'double-blank', 'safe', 'Ein \u2003Haus', 'Ein Haus'],
  ['de', 'soft-hyphen', 'look', 'Barrierefreiheit für alle', 'Bar·rie·re·frei·heit für alle'],
  ['de', 'soft-hyphen', 'look', 'Einwilligungsverwaltungs·dialog', 'Ein·wil·li·gungs·ver·wal·tungs·dialog'],
  ['en', 'soft-hyphen', 'look', 'Misunderstanding welcome', 'Mis·un·der·stand·ing welcome'],
];

/** What stands well as it is. */
const RIGHT: [Locale, string][] = [
  ['de', 'Er sagte „Nein, ‚vielleicht‘“ – und ging.'],
  ['en', 'She said “no, ‘perhaps’” – and left. We don’t know why.'],
  ['de', 'Mehr bei [Sounds - laut](page:sounds--x) und 10␣MB'.replace(' - ', ' – ')],
  ['de', 'Siehe [hier](https://host.example/a--b?q="x"&r=...) und https://host.example/10-12/.'],
  ['de', 'Schreib an a--b@sff.example oder +49 30 23125 100.'],
  ['de', 'Am 2026-10-06, nach ISO 9001-2, Postfach 12-34-56, Zimmer B 10-12'],
  ['de', 'Ruf an: +49 30 23125-100, 030 23125-100, 0 30/23125-100 oder +49 (0)30 23125-100.'],
  ['de', 'In [poster:1] zwei Farben'],
  ['de', '30 Minuten, 12 Monate, 5 Menschen'],
  ['de', 'Die Halle wird voll, der Satz in Halle 3 steht, ein Punkt aus Anhang 2'],
  ['de', '{count, plural, =0 {Keine Treffer} one {Eine Stelle} other {# Stellen}}'],
  ['de', 'Einen Haken setzt „npm run applications -- show“.'],
  ['de', 'z.\u202fB. mit schmalem Abstand'],
  ['de', 'Barriere·freiheit, Krisen·kommuni·kation'],
  ['de', 'Im Mai 2025, Punkt 3. Maibäume, 3 Schulen, Halle 5 S-Bahn'],
  ['en', 'The Mb of 5 mice, 3 amps, 12 percent'],
  ['en', 'In March 2025, 3 Marches, 5 millions'],
  ['en', 'Short words only'],
];

let hyphenate: Record<Locale, Hyphenate>;

beforeAll(async () => {
  hyphenate = { de: await loadHyphenate('de'), en: await loadHyphenate('en') };
});

const find = (text: string, locale: Locale) =>
  findTypography(text, { locale, lettersPerLine: 12, hyphenate: hyphenate[locale] });

it.each(WRONG)('%s, %s (%s): %s', (locale, rule, how, before, after) => {
  const text = hidden(before);
  const findings = find(text, locale);
  expect(new Set(findings.map((finding) => finding.rule))).toEqual(new Set([rule]));
  expect(findings.map(({ isSafe }) => isSafe)).toEqual(findings.map(() => how === 'safe'));
  const corrected = applyTypography(text, findings);
  expect(corrected).toBe(hidden(after));
  // What is put right stays right.
  expect(find(corrected, locale).filter(({ isSafe }) => isSafe)).toEqual([]);
});

it.each(RIGHT)('%s: leaves alone %s', (locale, text) => {
  expect(find(hidden(text), locale)).toEqual([]);
});

it.each([
  ['"Nein."', 'Nein.'],
  ['„Nein“', 'Nein'],
  ['„Nein"', 'Nein'],
  ['“Nein”', 'Nein'],
  ['« Nein »', 'Nein'],
  ['»Nein«', 'Nein'],
  ["'Nein'", 'Nein'],
  ['‘We don’t.’', 'We don’t.'],
  ['"Er sagt „Nein“ - oft."', 'Er sagt ‚Nein‘ – oft.'],
])('removes the marks around %s where the page adds them', (text, corrected) => {
  const findings = findTypography(text, { locale: 'de', isQuoted: true });
  expect(findings).toMatchObject([{ rule: 'quotes', isSafe: true }]);
  expect(applyTypography(text, findings)).toBe(corrected);
});

it.each([
  ['de', 'safe', '„Ja“ und „Nein“', '‚Ja‘ und ‚Nein‘'],
  ['de', 'safe', 'Er sagt „Nein“.', 'Er sagt ‚Nein‘.'],
  ['de', 'safe', '„Nein“, sagt er', '‚Nein‘, sagt er'],
  ['de', 'safe', '„Ja“ und “Nein"', '‚Ja‘ und ‚Nein‘'],
  ['en', 'safe', 'We said “no”, or "never".', 'We said ‘no’, or ‘never’.'],
  ['de', 'look', 'Er sagt „Nein.', 'Er sagt ‚Nein.'],
  ['de', 'look', 'Er sagt „‚Vielleicht‘, nein“.', 'Er sagt ‚‚Vielleicht‘, nein‘.'],
  ['en', 'look', 'A 27" screen and 24" too', 'A 27’ screen and 24’ too'],
] as const)(
  'replaces outer marks within what the page puts in them (%s, %s): %s',
  (locale, how, text, corrected) => {
    const findings = findTypography(text, { locale, isQuoted: true });
    expect(new Set(findings.map(({ rule, isSafe }) => `${rule} ${isSafe}`))).toEqual(
      new Set([`quotes ${how === 'safe'}`]),
    );
    expect(applyTypography(text, findings)).toBe(corrected);
  },
);

it('keeps inner marks within what the page puts in outer ones', () => {
  expect(findTypography('Er sagt ‚Nein‘.', { locale: 'de', isQuoted: true })).toEqual([]);
});

it('puts right several things of one text at once, links untouched', () => {
  const text = 'Sie sagt "10 MB ..." - siehe [z.B. "hier"](page:x-1).';
  expect(applyTypography(text, find(text, 'de'))).toBe(
    hidden('Sie sagt „10␣MB …“ – siehe [z.␣B. „hier“](page:x-1).'),
  );
});

it('needs patterns and the width of a line to tell long words', () => {
  const word = 'Barrierefreiheit';
  expect(findTypography(word, { locale: 'de', lettersPerLine: 12 })).toEqual([]);
  expect(findTypography(word, { locale: 'de', hyphenate: hyphenate.de })).toEqual([]);
});
