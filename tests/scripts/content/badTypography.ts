// Covers scripts/content.
import { type BadCase, set } from './badCase';
import { ABOUT, CONTACT, english, field, german } from './badWords';

/** What somebody said. */
const quote = (file: string, written: string, rest: Parameters<typeof field>[3]): BadCase => ({
  ...field(file, '/blocks/0/text', written, rest),
  change: set(file, '/blocks', [{ type: 'quote', text: written, attribution: 'Leitung' }]),
});

/** Wrong characters, each with what `--fix` makes of the text where there is one answer. */
export const BAD_TYPOGRAPHY: BadCase[] = [
  german('Er sagte "Nein".', {
    code: 'quotes',
    mistake: 'straight quotation marks stand in a German text',
    message: 'typewriters',
    fix: 'write "sagte „Nein“.", or run npm run content -- --fix',
    corrected: 'Er sagte „Nein“.',
  }),
  english('She said "no".', {
    code: 'quotes',
    mistake: 'straight quotation marks stand in an English text',
    fix: 'write "said “no”.',
    corrected: 'She said “no”.',
  }),
  english('She said „no“.', {
    code: 'quotes',
    mistake: 'German quotation marks stand in an English text',
    message: 'another language',
    fix: 'write "said “no”.',
  }),
  german('Er sagte “Nein”.', {
    code: 'quotes',
    mistake: 'English quotation marks stand in a German text',
    fix: 'write "sagte „Nein“.',
  }),
  quote(ABOUT, '"Wir lesen laut - immer."', {
    code: 'quotes',
    mistake: 'straight quotation marks enclose the words of a quote',
    message: 'the page adds them to a quote',
    fix: 'write "Wir lesen laut – immer.", or run npm run content -- --fix',
    corrected: 'Wir lesen laut – immer.',
  }),
  quote(ABOUT, 'Wir haben „Nein“ gesagt.', {
    code: 'quotes',
    mistake: 'outer quotation marks stand within the words of a German quote',
    message: 'the page adds the outer quotation marks of a quote, so those within it are ‚ and ‘',
    fix: 'write "haben ‚Nein‘", or run npm run content -- --fix',
    corrected: 'Wir haben ‚Nein‘ gesagt.',
  }),
  quote(CONTACT, 'We said “no”.', {
    code: 'quotes',
    mistake: 'outer quotation marks stand within the words of an English quote',
    message: 'those within it are ‘ and ’',
    fix: 'write "said ‘no’.',
    corrected: 'We said ‘no’.',
  }),
  quote(CONTACT, '“We don’t say ‘no’.”', {
    code: 'quotes',
    mistake: 'English quotation marks enclose the words of a quote',
    fix: 'write "We don’t say ‘no’.',
    corrected: 'We don’t say ‘no’.',
  }),
  english("We don't know.", {
    code: 'apostrophe',
    mistake: 'an apostrophe is straight',
    fix: 'write "don’t", or run',
    corrected: 'We don’t know.',
  }),
  german("Da steht 'Nein' drauf.", {
    code: 'apostrophe',
    mistake: 'inner quotation marks are straight',
    fix: '‚Nein‘',
  }),
  german('Und dann ...', {
    code: 'ellipsis',
    mistake: 'three full stops stand for an ellipsis',
    fix: 'write "dann …',
    corrected: 'Und dann …',
  }),
  german('Ein Haus - zwei Türen.', {
    code: 'dash',
    mistake: 'a hyphen stands for a dash',
    fix: 'write "Haus – zwei',
    corrected: 'Ein Haus – zwei Türen.',
  }),
  english('Read pages 10-12 again.', {
    code: 'dash',
    mistake: 'a hyphen stands between two numbers',
    fix: 'write "pages 10–12',
  }),
  german('Ein  Haus.', {
    code: 'double-blank',
    mistake: 'two blanks follow each other',
    fix: 'write "Ein Haus.',
    corrected: 'Ein Haus.',
  }),
  german('Wirklich ?', {
    code: 'blank-before-mark',
    mistake: 'a blank stands in front of a question mark',
    fix: 'write "Wirklich?',
    corrected: 'Wirklich?',
  }),
  english('Two words : and more of them.', {
    code: 'blank-before-mark',
    mistake: 'a blank stands in front of a colon',
    fix: 'write "words:',
    corrected: 'Two words: and more of them.',
  }),
  german('Endlich!!!', {
    code: 'repeated-mark',
    mistake: 'a text shouts',
    fix: 'write "Endlich!',
    corrected: 'Endlich!',
  }),
  german('Das kostet 24,000\u00a0€.', {
    code: 'money',
    mistake: 'a German figure is grouped in the English way',
    fix: 'write "kostet 24.000\\u00a0€.',
  }),
  english('That is 24.000\u00a0€.', {
    code: 'money',
    mistake: 'an English figure has its sign behind it',
    fix: 'write "is €24,000.',
  }),
  german('Höchstens 10 MB.', {
    code: 'no-break-space',
    mistake: 'a number and its unit may part',
    fix: 'write "10\\u00a0MB.',
    corrected: 'Höchstens 10\u00a0MB.',
  }),
  german('Nach § 5 DDG.', {
    code: 'no-break-space',
    mistake: 'a section sign and its number may part',
    fix: 'write "§\\u00a05',
    corrected: 'Nach §\u00a05 DDG.',
  }),
  german('Nach §\u00a08 Abs.\u00a02 MarkenG.', {
    code: 'no-break-space',
    mistake: 'the section and the paragraph of a law may part',
    message: 'within the number of a provision',
    fix: 'write "8\\u00a0Abs.", or run',
    corrected: 'Nach §\u00a08\u00a0Abs.\u00a02 MarkenG.',
  }),
  german('Am 11. März wird gekocht.', {
    code: 'no-break-space',
    mistake: 'day and month may part',
    message: 'between day and month',
    fix: 'write "11.\\u00a0März',
    corrected: 'Am 11.\u00a0März wird gekocht.',
  }),
  english('The bench comes on 7 March.', {
    code: 'no-break-space',
    mistake: 'day and month may part in an English text',
    fix: 'write "7\\u00a0March.',
    corrected: 'The bench comes on 7\u00a0March.',
  }),
  english('It has 1.1 million roofs.', {
    code: 'no-break-space',
    mistake: 'a number and its million may part',
    fix: 'write "1.1\\u00a0million',
    corrected: 'It has 1.1\u00a0million roofs.',
  }),
  german('Ein Rad, z.B. dieses.', {
    code: 'no-break-space',
    mistake: 'an abbreviation is written together',
    fix: 'write "Rad, z.\\u00a0B. dieses.',
    corrected: 'Ein Rad, z.\u00a0B. dieses.',
  }),
  german('Das sagt Dr. Rot.', {
    code: 'no-break-space',
    mistake: 'a title and its name may part',
    fix: 'write "Dr.\\u00a0Rot.',
    corrected: 'Das sagt Dr.\u00a0Rot.',
  }),
  german('Wir \ufb01nden o\ufb00ene Brie\ufb02ein.', {
    code: 'pasted-character',
    mistake: 'ligatures of a PDF stand in a text',
    message: 'no search finds',
    fix: 'write "Wir finden',
    corrected: 'Wir finden offene Brieflein.',
  }),
  german('Ein Haus,\u2003zwei\u2009Türen\u2028und ein Tor.', {
    code: 'pasted-character',
    mistake: 'blanks of a word processor stand in a text',
    message: 'another width',
    fix: 'write "Haus, zwei',
    corrected: 'Ein Haus, zwei Türen und ein Tor.',
  }),
  field(ABOUT, '/title', 'Barrierefreiheit', {
    code: 'soft-hyphen',
    mistake: 'a long word of a German headline cannot break',
    message: 'Bar·rie·re·frei·heit',
    fix: 'write "Bar\\u00adrie\\u00adre\\u00adfrei\\u00adheit',
  }),
  field(CONTACT, '/title', 'Misunderstanding', {
    code: 'soft-hyphen',
    mistake: 'a long word of an English headline cannot break',
    fix: 'write "Mis\\u00adun\\u00adder\\u00adstand\\u00ading',
  }),
  {
    code: 'no-break-space',
    mistake: 'a text of the interface lets a unit go to the next line',
    change: set('de/texts.json', '/menu.label', 'Bis 10 MB'),
    file: 'de/texts.json',
    at: '"Bis 10 MB"',
    pointer: '/menu.label',
    fix: 'write "10\\u00a0MB',
    severity: 'warning',
    corrected: 'Bis 10\u00a0MB',
  },
];
