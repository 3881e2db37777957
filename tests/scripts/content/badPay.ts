import { all, type BadCase, set } from './badCase';

const JOB = 'de/jobs/102.json';
const JOB_IN_VIENNA = 'de/jobs/101.json';

/** A change of the job in Vienna in both languages. */
const vienna = (pointer: string, value: unknown) =>
  all(set(JOB_IN_VIENNA, pointer, value), set('en/jobs/101.json', pointer, value));

const inZuerich = all(set(JOB, '/locations', ['zuerich']), set(JOB, '/salary/currency', 'CHF'));

/** Mistakes with pay: what the law of each country asks for, and the group's own rules. */
export const BAD_PAY: BadCase[] = [
  {
    code: 'austrian-pay',
    mistake: 'a job in Vienna states no pay',
    change: vienna('/salary', undefined),
    file: JOB_IN_VIENNA,
    at: '{',
    pointer: '/salary',
    message: '§ 9 Abs. 2 GlBG',
    fix: 'add "salary"',
    also: ['austrian-pay'],
  },
  {
    code: 'austrian-overpayment',
    mistake: 'a job in Vienna does not say whether the employer pays more',
    change: vienna('/salary/overpayment', undefined),
    file: JOB_IN_VIENNA,
    at: '{\n    "min": 3050',
    pointer: '/salary',
    message: '§ 9 Abs. 2 GlBG',
    fix: '"overpayment"',
    also: ['austrian-overpayment'],
  },
  {
    code: 'german-pay',
    mistake: 'a job in Germany states no pay',
    change: set(JOB, '/salary', undefined),
    file: JOB,
    at: '{',
    pointer: '/salary',
    fix: 'add "salary"',
    severity: 'warning',
  },
  {
    code: 'austrian-note',
    mistake: 'the sentence about Austrian pay names another figure',
    change: set(JOB_IN_VIENNA, '/salary/note', 'Mindestens €\u00a03.500 brutto; wir zahlen mehr.'),
    file: JOB_IN_VIENNA,
    at: '"Mindestens',
    pointer: '/salary/note',
    message: 'minimum of 3050',
    fix: 'the same figure as in "min"',
  },
  {
    code: 'austrian-note',
    mistake: 'the sentence about Austrian pay leaves out that more is paid',
    change: set(JOB_IN_VIENNA, '/salary/note', 'Mindestens €\u00a03.050 brutto im Monat.'),
    file: JOB_IN_VIENNA,
    at: '"Mindestens',
    pointer: '/salary/note',
    message: '§ 9 Abs. 2 GlBG',
    fix: 'Wir sind zur Überzahlung bereit.',
  },
  {
    code: 'austrian-note',
    mistake: 'the English sentence about Austrian pay names another figure',
    change: set('en/jobs/101.json', '/salary/note', 'At least €3,500 a month; we pay more.'),
    file: 'en/jobs/101.json',
    at: '"At least',
    pointer: '/salary/note',
    fix: 'leave "note" out',
  },
  {
    code: 'pay-range',
    mistake: 'the pay of a job in Germany has no upper end',
    change: set(JOB, '/salary/max', undefined),
    file: JOB,
    at: '{\n    "min": 48000',
    pointer: '/salary',
    message: 'Directive (EU) 2023/970',
    fix: 'add "max"',
    severity: 'warning',
  },
  {
    code: 'pay-band',
    mistake: 'a pay band is wider than the group allows',
    change: set(JOB, '/salary/max', 72_000),
    file: JOB,
    at: '72000',
    pointer: '/salary/max',
    message: '50 percent wide; the group allows 20',
    fix: 'write at most 57600',
    severity: 'warning',
  },
  {
    code: 'minimum-wage',
    mistake: 'an hour in Germany pays less than the minimum wage',
    change: set(JOB, '/salary', { min: 13.5, max: 13.5, currency: 'EUR', period: 'HOUR' }),
    file: JOB,
    at: '13.5',
    pointer: '/salary/min',
    message: '13.50 € an hour, less than the minimum wage of 13.90 € since 2026-01-01 (§ 1 MiLoG)',
    fix: '§ 22 MiLoG',
  },
  {
    code: 'minimum-wage',
    mistake: 'a month in Germany pays less than the minimum wage of the year in which the work begins',
    change: all(
      set(JOB, '/salary', { min: 2350, max: 2350, currency: 'EUR', period: 'MONTH' }),
      set(JOB, '/startDate', '2027-02-01'),
    ),
    file: JOB,
    at: '2350',
    pointer: '/salary/min',
    message: '14.22 € an hour, less than the minimum wage of 14.60 € since 2027-01-01',
    fix: 'correct pay or hours',
  },
  {
    code: 'swiss-pay',
    mistake: 'a job in Switzerland states no pay',
    change: all(inZuerich, set(JOB, '/salary', undefined)),
    file: JOB,
    at: '{',
    pointer: '/salary',
    message: 'no law asks for it',
    fix: 'add "salary"',
    severity: 'warning',
  },
  {
    code: 'pointed-thousands',
    mistake: 'the pay of a job in Switzerland is written with a point, which makes it a thousandth',
    change: (tree) => {
      inZuerich(tree);
      const text = JSON.stringify(tree[`content-json/${JOB}`], undefined, 2);
      tree[`content-json/${JOB}`] = text.replace('"min": 48000', '"min": 48.000');
    },
    file: JOB,
    at: '48.000',
    pointer: '/salary/min',
    message: '48.000 is not 48000',
    fix: 'write 48000',
    also: ['pay-band'],
  },
];
