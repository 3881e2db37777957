import { all, type BadCase, set } from './badCase';

const JOB = 'de/jobs/102.json';

/** Mistakes in what must be said of jobs, and in the order of days. */
export const BAD_JOBS: BadCase[] = [
  {
    code: 'job-currency',
    mistake: 'a job in Berlin is paid in francs',
    change: set(JOB, '/salary/currency', 'CHF'),
    file: JOB,
    at: '"CHF"',
    pointer: '/salary/currency',
    fix: 'write "EUR"',
  },
  {
    code: 'expired-job',
    mistake: 'the last day of a job is past',
    change: set(JOB, '/validThrough', '2026-11-20'),
    file: JOB,
    at: '"2026-11-20"',
    pointer: '/validThrough',
    message: 'built for 2026-11-21',
    fix: 'delete the file',
    severity: 'warning',
  },
  {
    code: 'date-order',
    mistake: 'a job ends before it was published',
    change: all(set(JOB, '/publishedAt', '2027-01-02'), set(JOB, '/validThrough', '2027-01-01')),
    file: JOB,
    at: '"2027-01-01"',
    pointer: '/validThrough',
    fix: 'correct one',
    also: ['date-order'],
  },
  {
    code: 'date-order',
    mistake: 'the last day of a job is past, and before the day of its publication',
    change: set(JOB, '/validThrough', '2026-10-01'),
    file: JOB,
    at: '"2026-10-01"',
    pointer: '/validThrough',
    fix: 'correct one',
  },
  {
    code: 'date-order',
    mistake: 'an event ends before it begins',
    change: set('de/events/tag-1.json', '/endDate', '2026-11-23'),
    file: 'de/events/tag-1.json',
    at: '"2026-11-23"',
    pointer: '/endDate',
    fix: 'correct one',
  },
];
