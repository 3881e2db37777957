// Covers scripts/content.
import { all, type BadCase, copy, set } from './badCase';
import { ABOUT, CONTACT, english, EVENT, field, german, text } from './badWords';

const JOB = 'de/jobs/102.json';
const ZUERICH = 'de/locations/zuerich.json';
const JOB_IN_VIENNA = 'de/jobs/101.json';

const LONG = `Wer ${'das Haus sieht und '.repeat(9)}dann geht.`;
const HARD = Array.from(
  { length: 12 },
  () =>
    'Verwaltungsvorschriften konkretisieren Ermessensspielräume zuständiger Aufsichtsbehörden hinsichtlich verfahrensrechtlicher Voraussetzungen mehrstufiger Genehmigungsverfahren.',
).join(' ');

/** Mistakes of style, each with what `--fix` makes of it where there is one answer. */
export const BAD_STYLE: BadCase[] = [
  field(ZUERICH, '/lead', 'Große Straße, großes Haus.', {
    code: 'sharp-s',
    mistake: 'the house in Zürich is described with ß',
    message: '"Große"',
    fix: 'write "Grosse"',
    corrected: 'Grosse Strasse, grosses Haus.',
  }),
  {
    ...field(JOB, '/intro', 'Wir grüßen.', {
      code: 'sharp-s',
      mistake: 'a job in Zürich is described with ß',
      fix: 'write "grüssen"',
      corrected: 'Wir grüssen.',
    }),
    change: all(
      set(JOB, '/intro', 'Wir grüßen.'),
      set(JOB, '/locations', ['zuerich']),
      set(JOB, '/salary/currency', 'CHF'),
    ),
  },
  field(JOB_IN_VIENNA, '/intro', 'Es beginnt im Januar.', {
    code: 'austrian-month',
    mistake: 'a job in Vienna begins in the German January',
    fix: 'write „Jänner“',
    corrected: 'Es beginnt im Jänner.',
  }),
  field(ABOUT, '/title', `Wir sind${' und wir'.repeat(7)}`, {
    code: 'title-length',
    mistake: 'a headline has more words than a page opens with',
    message: 'the headline has 16 words and 64 characters',
    fix: 'at most 14 words and 80 characters',
  }),
  field(ABOUT, '/titleNavigation', 'Alles über unsere Gruppe und uns', {
    code: 'menu-title-length',
    mistake: 'a title for menus is longer than the header is wide',
    message: 'has 32 characters and does not fit into the header',
    fix: 'shorten it to 30',
  }),
  field('de/navigation.json', '/main/2/titleNavigation', 'Alles über unsere Gruppe und uns', {
    code: 'menu-title-length',
    mistake: 'the title of another site in the header is longer than the header is wide',
    fix: 'shorten it to 30',
  }),
  field(ABOUT, '/poster/alt', 'glyph', {
    code: 'poster-alt',
    mistake: 'the alternative text of a German poster does not say what it is',
    message: 'does not begin with Plakat:',
    fix: 'write "Plakat: "',
  }),
  field(CONTACT, '/poster/alt', 'Plakat: two discs.', {
    code: 'poster-alt',
    mistake: 'the alternative text of an English poster begins in German',
    fix: 'write "Poster: "',
  }),
  field(ABOUT, '/metaTitle', 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW – SFF', {
    code: 'meta-title-width',
    mistake: 'a title is wider than a search engine shows, with few letters',
    message: 'px wide; search engines cut it at 580',
    fix: 'shorten it by',
  }),
  field(
    ABOUT,
    '/metaDescription',
    'WWW und MMM, WWW und MMM, WWW und MMM, WWW und MMM, WWW und MMM, WWW und MMM, WWW und MMM, WWW und MMM, WWW und MMM.',
    {
      code: 'meta-description-width',
      mistake: 'a description is wider than a search engine shows, with few letters',
      message: 'search engines cut it at 920',
      fix: 'shorten it by',
    },
  ),
  {
    code: 'duplicate-meta-description',
    mistake: 'two pages have one description',
    change: all(
      set(
        ABOUT,
        '/metaDescription',
        'Diese Seite sagt dasselbe wie eine andere, und niemand weiß, welche von beiden.',
      ),
      set(
        'de/pages/work.json',
        '/metaDescription',
        'Diese Seite sagt dasselbe wie eine andere, und niemand weiß, welche von beiden.',
      ),
    ),
    file: 'de/pages/work.json',
    at: '"Diese Seite sagt dasselbe',
    pointer: '/metaDescription',
    message: 'content-json/de/pages/about.json',
    fix: 'no other',
    severity: 'warning',
  },
  german('Das steht [hier](page:business).', {
    code: 'link-words',
    mistake: 'a German link says only “here”',
    message: '"hier"',
    fix: 'WCAG 2.4.4',
  }),
  english('Read it [here](page:press).', {
    code: 'link-words',
    mistake: 'an English link says only “here”',
    fix: 'name what is behind it',
  }),
  german('Zum Bestellen hier klicken.', {
    code: 'link-words',
    mistake: 'a text asks to click',
    message: '"hier klicken"',
    fix: 'name what is behind it',
  }),
  {
    code: 'link-words',
    mistake: 'a button says only “more”',
    change: set(ABOUT, '/blocks', [{ type: 'cta', heading: 'Jobs', label: 'Mehr', targetId: 'jobs' }]),
    file: ABOUT,
    at: '"Mehr"',
    pointer: '/blocks/0/label',
    fix: 'name what is behind it',
    severity: 'warning',
  },
  german(LONG, {
    code: 'long-sentence',
    mistake: 'a sentence does not end',
    message: 'has 39 words',
    fix: 'make two of it',
  }),
  {
    code: 'hard-to-read',
    mistake: 'a page reads like a statute',
    change: set(ABOUT, '/blocks', [{ type: 'text', paragraphs: [HARD] }]),
    file: ABOUT,
    at: '{',
    pointer: '',
    message: 'LIX 1',
    fix: 'LIX is at most 50',
    severity: 'warning',
  },
  field(JOB, '/title', 'Strategie (m/w/d)', {
    code: 'typed-gender',
    mistake: '(m/w/d) is typed into a title',
    message: 'printed twice',
    fix: 'the page adds (m/w/d)',
    corrected: 'Strategie',
  }),
  field(JOB, '/title', 'Strategie (all genders)', {
    code: 'typed-gender',
    mistake: '(all genders) is typed into a title',
    fix: 'the page adds (m/w/d)',
    corrected: 'Strategie',
  }),
  field(JOB, '/titleNavigation', 'Strategie (w/m/x)', {
    code: 'typed-gender',
    mistake: '(w/m/x) is typed into a short title',
    fix: 'the page adds (m/w/d)',
    corrected: 'Strategie',
  }),
  {
    code: 'placeholder-text',
    mistake: 'a page is published whose text is still missing',
    change: set(ABOUT, '/blocks', [{ type: 'text', paragraphs: ['Text folgt.'] }]),
    file: ABOUT,
    at: '"Text folgt."',
    pointer: '/blocks/0/paragraphs/0',
    fix: '"draft": true',
  },
  ...['legal/imprint', 'press/klanghaus', 'news/trainees', 'units/sounds'].map(
    (name): BadCase => ({
      code: 'too-few',
      mistake: `the blocks of ${name} are gone`,
      change: set(`de/${name}.json`, '/blocks', []),
      file: `de/${name}.json`,
      at: '[]',
      pointer: '/blocks',
      message: 'as good as blank',
      fix: 'set "draft": true',
      severity: 'warning',
    }),
  ),
  {
    code: 'untrimmed-text',
    mistake: 'a text ends with a blank that nobody sees',
    change: set(ABOUT, '/title', 'Agentur '),
    file: ABOUT,
    at: '"Agentur "',
    pointer: '/title',
    fix: 'blanks at its ends',
    corrected: 'Agentur',
  },
  {
    code: 'idle-silence',
    mistake: 'a message is silenced that is not there',
    change: set(ABOUT, '/silenced', [{ rule: 'dash', at: '/title', reason: 'Es heißt so.' }]),
    file: ABOUT,
    at: '{\n      "rule"',
    pointer: '/silenced/0',
    message: 'the rule "dash" finds no problem at /title',
    fix: 'remove it',
    severity: 'warning',
  },
  {
    code: 'unknown-value',
    mistake: 'a message is silenced by a name that does not exist',
    change: set(ABOUT, '/silenced', [{ rule: 'dashes', reason: 'Es heißt so.' }]),
    file: ABOUT,
    at: '"dashes"',
    pointer: '/silenced/0/rule',
    fix: 'did you mean "dash"?',
  },
  {
    code: 'missing-field',
    mistake: 'a message is silenced without a reason',
    change: set(ABOUT, '/silenced', [{ rule: 'dash' }]),
    file: ABOUT,
    at: '{\n      "rule"',
    pointer: '/silenced/0/reason',
    fix: 'add "reason"',
  },
];

/** What stands well as it is. */
export const GOOD_STYLE: [what: string, change: BadCase['change']][] = [
  ['ß in Berlin', set('de/locations/berlin.json', '/lead', 'Große Straße.')],
  [
    'a quote that begins and ends with what others said',
    set(ABOUT, '/blocks', [
      { type: 'quote', text: '‚Ja‘ heißt hier niemals ‚Vielleicht‘', attribution: 'Leitung' },
    ]),
  ],
  [
    'what begins like a mark',
    set(ABOUT, '/blocks', [text('1. Punkt'), text('-5 Grad'), text('#1 von acht')]),
  ],
  ['a job named after its house', all(set(JOB, '/title', 'Leitung Berlin'), set(JOB, '/unit', 'berlin'))],
  ['another sum behind the pay', set(JOB, '/offer', ['Ab 48.000\u00a0€, dazu 1.000\u00a0€ für Kurse.'])],
  ['letters that also come of a wrong encoding', set(ABOUT, '/blocks', [text('Die Serra Â – und SÃO')])],
  ['January in Berlin', set(JOB, '/intro', 'Es beginnt im Januar.')],
  ['a ratio', set(ABOUT, '/blocks', [{ type: 'text', paragraphs: ['Im Verhältnis 5 : 1.'] }])],
  [
    'a list behind a colon',
    set(ABOUT, '/blocks', [{ type: 'text', paragraphs: [LONG.replaceAll(' und', '; und')] }]),
  ],
  ['praise that is quoted', set(ABOUT, '/blocks', [text('Im Auftrag stand „innovativ“, viermal.')])],
  ['praise that is denied', set(ABOUT, '/blocks', [text('Kurz, mit Zahlen, ohne Obstkorb.')])],
  [
    'a superlative with its figure',
    set(ABOUT, '/blocks', [text('Der größte Auftrag hatte sechs Disziplinen.')]),
  ],
  ['nowadays', set(ABOUT, '/blocks', [text('Wo heute 72 Menschen arbeiten, lagerte Papier.')])],
  ['the morning of an event', set(EVENT, '/lead', 'Am zweiten Morgen waren 90 Stühle leer.')],
  ['what somebody says at an event', set(EVENT, '/lead', 'Der Satz hieß: „Heute nicht.“')],
  ['a missing text in a draft', all(set(EVENT, '/draft', true), set(EVENT, '/lead', 'Text folgt.'))],
  [
    'a link that names a page',
    copy('de/pages/business.json', 'de/pages/b.json', { path: '/b/', metaTitle: 'B – SFF' }),
  ],
];
