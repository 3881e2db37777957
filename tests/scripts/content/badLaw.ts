import { all, type BadCase, set } from './badCase';

const JOB = 'de/jobs/102.json';
const ENGLISH_JOB = 'en/jobs/101.json';
const FORM = 'de/applications/initiative.json';

type Rest = Pick<BadCase, 'code' | 'mistake' | 'fix'> & Pick<BadCase, 'severity' | 'message'>;

/** A requirement of the German job in Berlin. */
const berlin = (written: string, rest: Rest): BadCase => ({
  ...rest,
  change: set(JOB, '/profile', [written]),
  file: JOB,
  at: JSON.stringify(written),
  pointer: '/profile/0',
});

/** The same with the work in Zürich. */
const zuerich = (written: string, rest: Rest): BadCase => ({
  ...berlin(written, rest),
  change: all(
    set(JOB, '/profile', [written]),
    set(JOB, '/locations', ['zuerich']),
    set(JOB, '/salary/currency', 'CHF'),
  ),
});

/** A requirement of the English job in Vienna. */
const vienna = (written: string, rest: Rest): BadCase => ({
  ...rest,
  change: set(ENGLISH_JOB, '/profile', [written]),
  file: ENGLISH_JOB,
  at: JSON.stringify(written),
  pointer: '/profile/0',
});

const title = (file: string, written: string, rest: Rest): BadCase => ({
  ...rest,
  change: set(file, '/title', written),
  file,
  at: JSON.stringify(written),
  pointer: '/title',
});

/** Words that a vacancy must not have (errors), or had better not have (warnings). */
export const BAD_LAW: BadCase[] = [
  title(JOB, 'Texter', {
    code: 'gendered-title',
    mistake: 'a German title has the male form only',
    message: '"Texter" names one sex only (§§ 1, 7, 11 AGG)',
    fix: 'name the work („Text“',
    severity: 'warning',
  }),
  title(JOB, 'Texterin', {
    code: 'gendered-title',
    mistake: 'a German title has the female form only',
    fix: 'both forms („Texterin / Texter“)',
  }),
  title(JOB, 'Kauffrau im Büro', {
    code: 'gendered-title',
    mistake: 'a German title names a woman',
    message: '"Kauffrau"',
    fix: 'name the work',
  }),
  title(ENGLISH_JOB, 'Salesman', {
    code: 'gendered-title',
    mistake: 'an English title names a man',
    message: '§ 9 Abs. 1 GlBG',
    fix: '“sales”',
  }),
  berlin('Wir suchen weibliche Verstärkung, nur Frauen.', {
    code: 'sex-wording',
    mistake: 'a job in Berlin is for women only',
    message: '"nur Frauen" is about sex (§§ 1, 7, 11 AGG)',
    fix: 'name the task for everybody',
  }),
  berlin('Ein Mädchen für alles.', {
    code: 'sex-wording',
    mistake: 'a job in Berlin looks for a girl',
    fix: '„Empfang“',
  }),
  berlin('Du bist Texter (m/w) mit Sinn für Pausen.', {
    code: 'sex-wording',
    mistake: 'a text counts two sexes',
    fix: 'which leaves nobody out',
    severity: 'warning',
  }),
  vienna('We prefer male applicants.', {
    code: 'sex-wording',
    mistake: 'a job in Vienna is for men',
    message: '§§ 3, 9 Abs. 1 GlBG',
    fix: 'name the task for everybody',
  }),
  zuerich('Nur für Männer.', {
    code: 'sex-wording',
    mistake: 'a job in Zürich is for men',
    message: 'Art. 3 GlG',
    fix: 'name the task for everybody',
  }),
  berlin('Du bist ungebunden und reist gern.', {
    code: 'family-wording',
    mistake: 'a German job wants nobody with a family',
    message: '"ungebunden" is about family',
    fix: 'name the hours or the journeys',
  }),
  vienna('You have no family commitments.', {
    code: 'family-wording',
    mistake: 'an English job wants nobody with a family',
    fix: '“two trips a month',
  }),
  berlin('Wir suchen junge Leute.', {
    code: 'age-wording',
    mistake: 'a German job wants young people',
    message: '"junge Leute" is about age (§§ 1, 7, 11 AGG)',
    fix: 'the years of a person are no skill',
  }),
  berlin('Du bist höchstens 35 Jahre alt.', {
    code: 'age-wording',
    mistake: 'a German job has an age limit',
    message: '"höchstens 35 Jahre"',
    fix: 'no skill',
  }),
  berlin('Am liebsten zwischen 25 und 35 Jahren.', {
    code: 'age-wording',
    mistake: 'a German job has a span of years',
    fix: 'no skill',
  }),
  berlin('Ein junges, dynamisches Team erwartet dich.', {
    code: 'age-wording',
    mistake: 'a German job praises its young team',
    message: '"junges, dynamisches Team"',
    fix: 'describe the team by its work',
    severity: 'warning',
  }),
  berlin('Du bist Digital Native.', {
    code: 'age-wording',
    mistake: 'a German job wants a digital native',
    fix: 'the task by what it takes',
    severity: 'warning',
  }),
  berlin('Berufsanfänger willkommen.', {
    code: 'age-wording',
    mistake: 'a German job is for beginners',
    fix: 'the task by what it takes',
    severity: 'warning',
  }),
  vienna('You are under 30 years old.', {
    code: 'age-wording',
    mistake: 'an English job has an age limit',
    message: '§§ 17, 23 GlBG',
    fix: 'no skill',
  }),
  vienna('Join our young, hungry team.', {
    code: 'age-wording',
    mistake: 'an English job praises its young team',
    fix: 'describe the team by its work',
    severity: 'warning',
  }),
  vienna('Ideal for recent graduates.', {
    code: 'age-wording',
    mistake: 'an English job is for graduates of this year',
    fix: 'the task by what it takes',
    severity: 'warning',
  }),
  zuerich('Wir suchen junge Leute.', {
    code: 'age-wording',
    mistake: 'a job in Zürich wants young people, which no law there forbids',
    message: 'Art. 328 OR',
    fix: 'no skill',
    severity: 'warning',
  }),
  berlin('Deutsch als Muttersprache.', {
    code: 'origin-wording',
    mistake: 'a German job wants a mother tongue',
    message: '"Muttersprache" is about origin (§§ 1, 7, 11 AGG)',
    fix: '„Deutsch auf dem Niveau C1“',
  }),
  berlin('Du sprichst akzentfrei.', {
    code: 'origin-wording',
    mistake: 'a German job wants nobody with an accent',
    fix: '„verhandlungssicher“',
  }),
  berlin('Mit deutscher Staatsangehörigkeit.', {
    code: 'origin-wording',
    mistake: 'a German job wants a passport',
    fix: 'name the level',
  }),
  vienna('You are a native speaker of German.', {
    code: 'origin-wording',
    mistake: 'an English job wants a native speaker',
    message: '"native speaker" is about origin (§§ 17, 23 GlBG)',
    fix: '“German at C1”',
  }),
  vienna('EU citizens only.', {
    code: 'origin-wording',
    mistake: 'an English job wants a nationality',
    fix: 'name the level',
  }),
  berlin('Du teilst christliche Werte.', {
    code: 'religion-wording',
    mistake: 'a German job wants a belief',
    fix: 'who a person is',
  }),
  vienna('Church membership is welcome.', {
    code: 'religion-wording',
    mistake: 'an English job wants a belief',
    fix: 'who a person is',
  }),
  berlin('Du bist kerngesund.', {
    code: 'health-wording',
    mistake: 'a German job wants healthy people only',
    fix: '„Kisten bis 15 kg heben“',
  }),
  berlin('Du bist belastbar.', {
    code: 'health-wording',
    mistake: 'a German job wants people who bear anything',
    fix: 'say what happens',
    severity: 'warning',
  }),
  vienna('We need able-bodied colleagues.', {
    code: 'health-wording',
    mistake: 'an English job wants healthy people only',
    message: '§ 7b BEinstG',
    fix: '“lift boxes',
  }),
  vienna('You are thick-skinned.', {
    code: 'health-wording',
    mistake: 'an English job wants people who bear anything',
    fix: 'say what happens',
    severity: 'warning',
  }),
  berlin('Ein gepflegtes Äußeres gehört dazu.', {
    code: 'appearance-wording',
    mistake: 'a German job is about looks',
    message: '§ 3 Abs. 2 AGG',
    fix: 'Du empfängst Gäste',
    severity: 'warning',
  }),
  vienna('You are well-groomed.', {
    code: 'appearance-wording',
    mistake: 'an English job is about looks',
    fix: 'You welcome guests',
    severity: 'warning',
  }),
  {
    ...berlin('', {
      code: 'age-wording',
      mistake: 'a task names the years of people, who may be those it is about',
      message: '"zwischen 18 und 25 Jahren"',
      fix: 'no skill',
      severity: 'warning',
    }),
    change: set(JOB, '/tasks', ['Du befragst Menschen zwischen 18 und 25 Jahren.']),
    at: '"Du befragst Menschen',
    pointer: '/tasks/0',
  },
  {
    ...berlin('', {
      code: 'private-question',
      mistake: 'a German form asks for a photo',
      message: '"Bewerbungsfoto" asks for something private (§ 7 AGG, Art. 5 GDPR)',
      fix: 'nothing about the person',
      severity: 'warning',
    }),
    change: set(FORM, '/lead', 'Mit Lebenslauf und Bewerbungsfoto.'),
    file: FORM,
    at: '"Mit Lebenslauf',
    pointer: '/lead',
  },
  vienna('Send us your CV and date of birth.', {
    code: 'private-question',
    mistake: 'an English job asks for a date of birth',
    fix: 'nothing about the person',
    severity: 'warning',
  }),
  berlin('Nenne uns dein bisheriges Gehalt.', {
    code: 'pay-history',
    mistake: 'a German job asks for what somebody earned',
    message: 'Art. 5 Directive (EU) 2023/970',
    fix: 'would like to earn',
    severity: 'warning',
  }),
  vienna('Tell us your current salary.', {
    code: 'pay-history',
    mistake: 'an English job asks for what somebody earns',
    fix: 'would like to earn',
    severity: 'warning',
  }),
  berlin('Davor liegt ein unbezahlter Probetag.', {
    code: 'unpaid-work',
    mistake: 'a German job begins with a day without pay',
    message: '§§ 1, 22 MiLoG',
    fix: '„Wir zahlen dafür 150 €.“',
    severity: 'warning',
  }),
  vienna('It begins with an unpaid trial day.', {
    code: 'unpaid-work',
    mistake: 'an English job begins with a day without pay',
    message: '§ 1152 ABGB',
    fix: '“We pay €150 for it.”',
    severity: 'warning',
  }),
];

const inBerlin = (words: string): [string, BadCase['change']] => [words, set(JOB, '/profile', [words])];
const inVienna = (words: string): [string, BadCase['change']] => [
  words,
  set(ENGLISH_JOB, '/profile', [words]),
];
const titled = (words: string): [string, BadCase['change']] => [words, set(JOB, '/title', words)];

/** Words of jobs that are fair. */
export const GOOD_LAW: [what: string, change: BadCase['change']][] = [
  titled('Texterin / Texter'),
  titled('Texter:in'),
  titled('Texter*in Kampagne'),
  titled('Beratung und Text'),
  titled('Art Direction'),
  titled('Trainee Strategie'),
  inBerlin('Deutsch auf dem Niveau C1, Englisch, wenn nötig.'),
  inBerlin('Mindestens 10 Jahre Erfahrung oder etwas, das sie aufwiegt.'),
  inBerlin('Unser Haus ist 30 Jahre alt, das Team arbeitet an jungen Marken.'),
  inBerlin('Foto, Geburtsdatum und Familienstand bitte weglassen.'),
  inBerlin('Nach früherem Gehalt fragen wir nicht. Es gibt keine Altersgrenze.'),
  inBerlin('Zwei Wochen unbezahlter Urlaub sind möglich.'),
  inBerlin('Du machst aus Umfragen belastbare Zahlen.'),
  inBerlin('Die Rohdatei ist gesund, das Papier belastet die Bilanz.'),
  inVienna('German at C1. A background in engineering is as welcome as one in music.'),
  inVienna('Please leave out your photo, your date of birth and marital status.'),
  inVienna('Ten years of experience, or something that outweighs them.'),
  inVienna('Unpaid leave is possible. We don’t ask about your previous salary.'),
];
