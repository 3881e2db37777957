// Covers scripts/newContent, scripts/content.
import { collectAnswers } from '../../../scripts/newContent/collectAnswers';
import { readExistingContent } from '../../../scripts/newContent/existingContent';
import { main } from '../../../scripts/newContent/main';
import type { Answers } from '../../../scripts/newContent/question';
import type { Makeable } from '../../../scripts/newContent/questions';
import { runCommand } from '../../helpers/runCommand';
import { baseTree, DATE, withTree } from '../content/contentTree';

const TITLES = { title: 'Tag', 'title-en': 'Day' };
const POSTER = { motif: 'dice', set: 'paper' };
const EVENT = {
  ...TITLES,
  id: 'tag-4',
  date: '2026-11-26',
  'end-date': '2026-12-01',
  place: 'Berlin',
  'place-en': 'Berlin',
  ...POSTER,
};
const CASE = {
  ...TITLES,
  client: 'Tassenhaus',
  id: 'tassenhaus-tag',
  date: '2026-11-20',
  year: '2026',
  period: 'Mai 2026',
  'period-en': 'May 2026',
  disciplines: 'Campaign,Digital',
  units: 'sounds',
  location: 'berlin',
  next: 'rollwerk',
  number: '',
  ...POSTER,
};
const NEWS = { ...TITLES, id: 'tag', ...POSTER };
const JOB = {
  ...TITLES,
  id: '103',
  location: 'berlin',
  unit: 'sounds',
  department: 'copy',
  workplace: 'hybrid',
  employment: 'FULL_TIME',
  hours: '38',
  level: 'mid',
  pay: '48000-57000',
  period: 'YEAR',
  team: '6',
  start: '',
  ...POSTER,
};
const AUSTRIAN = { ...JOB, location: 'wien', period: 'MONTH', overpayment: 'no' };

/** Asks for what the flags do not answer; each question gets the next typed answer. */
async function answer(thing: Makeable, flags: Answers, typed: string[]) {
  const asked: string[] = [];
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const ask = (question: string) => {
    asked.push(question.split('\n').at(-1) ?? '');
    const next = typed.shift();
    return next === undefined ? Promise.reject(new Error(`Unexpected: ${question}`)) : Promise.resolve(next);
  };
  try {
    const answers = await withTree(baseTree(), async (root) =>
      collectAnswers({ thing, today: DATE, existing: await readExistingContent(root) }, flags, ask),
    );
    return { answers, asked, faults: said.mock.calls.map(([text]) => String(text).trimEnd()) };
  } finally {
    said.mockRestore();
  }
}

const NO_DAY = 'is not a day of the calendar. Write a day as YYYY-MM-DD, e.g. 2026-11-21.';
const SWAP = 'Swap the two figures';

it.each<[thing: Makeable, flag: string, flags: Answers, wrong: string, right: string, fault: string]>([
  ['news', 'date', NEWS, '2026-02-30', '2026-02-28', `"2026-02-30" ${NO_DAY}`],
  [
    'news',
    'date',
    NEWS,
    '0206-03-01',
    '2026-03-01',
    'The year must lie between 1950 and 2199. Correct the year.',
  ],
  ['event', 'date', EVENT, '2026-13-01', '2026-12-01', `"2026-13-01" ${NO_DAY}`],
  ['event', 'end-date', EVENT, '2026-11-31', '2026-11-30', `"2026-11-31" ${NO_DAY}`],
  [
    'event',
    'end-date',
    EVENT,
    '2026-11-25',
    '2026-11-26',
    'The event ends on 2026-11-25, before it begins on 2026-11-26. Correct one of the two days.',
  ],
  ['job', 'start', JOB, '2027-02-29', '2027-03-01', `"2027-02-29" ${NO_DAY}`],
  ['case', 'year', CASE, '2150', '2026', '2150 is out of range. Write a number of at most 2100.'],
  ['job', 'hours', JOB, '0-38', '38', '0 is out of range. Write a number of more than 0.'],
  ['job', 'hours', JOB, '38-25', '25-38', `"max" is below "min". ${SWAP}.`],
  [
    'job',
    'pay',
    JOB,
    '57000-48000',
    '48000-57000',
    `48000 must not be below min. ${SWAP}, or leave "max" out.`,
  ],
  ['job', 'pay', AUSTRIAN, '3100-3050', '3050', `3050 must not be below min. ${SWAP}, or leave "max" out.`],
])('%s: --%s is asked for again', async (thing, flag, flags, wrong, right, fault) => {
  const { [flag]: _asked, ...others } = flags as Record<string, string>;
  const { answers, asked, faults } = await answer(thing, others, [wrong, right]);
  expect(faults).toEqual([fault]);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatch(new RegExp(`^${flag}( \\[.*\\])?: $`));
  expect(answers[flag]).toBe(right);
});

it.each<[why: string, thing: Makeable, flags: Answers, wrong: string, fault: string]>([
  [
    'of its kind',
    'event',
    EVENT,
    'tag-1',
    'The id "tag-1" (file name) is taken by content-json/de/events/tag-1.json.',
  ],
  [
    'before its kind',
    'case',
    CASE,
    'tag-1',
    'The id "tag-1" (file name) is taken by content-json/de/events/tag-1.json.',
  ],
  [
    'after its kind',
    'event',
    EVENT,
    'sounds',
    'The id "sounds" (file name) is taken by content-json/de/units/sounds.json.',
  ],
  [
    'with the number of a job',
    'job',
    JOB,
    '102',
    'The id "102" (file name) is taken by content-json/de/jobs/102.json.',
  ],
  [
    'at its address',
    'page',
    TITLES,
    'impressum',
    'The path /impressum/ is also taken by content-json/de/legal/imprint.json:2 (/path).',
  ],
])('an id is asked for again if there is a page %s', async (_why, thing, flags, wrong, fault) => {
  const { id: _id, ...others } = flags as Record<string, string>;
  const { answers, faults } = await answer(thing, others, [wrong, '4711']);
  expect(faults).toEqual([`${fault} Choose another id.`]);
  expect(answers['id']).toBe('4711');
});

it('asks again where the usual answer is taken', async () => {
  const flags = { ...TITLES, title: 'Tag 1' };
  const { answers, asked, faults } = await answer('page', flags, ['', 'tag-eins']);
  expect(asked).toEqual(['id [tag-1]: ', 'id [tag-1]: ']);
  expect(faults).toEqual([expect.stringContaining('The id "tag-1" (file name) is taken by')]);
  expect(answers['id']).toBe('tag-eins');
});

it('asks a user for what a flag gives wrongly', async () => {
  const { answers, asked, faults } = await answer('news', { ...NEWS, date: '2026-02-30', motif: 'wheel' }, [
    '2026-03-01',
    'wheels',
  ]);
  expect(asked).toEqual(['date: ', 'motif [dice]: ']);
  expect(faults).toEqual([`"2026-02-30" ${NO_DAY}`, expect.stringContaining('Did you mean "wheels"?')]);
  expect(answers).toEqual({ ...NEWS, date: '2026-03-01', motif: 'wheels' });
});

it('reports all faults together if flags give all answers', async () => {
  await withTree({ ...baseTree(), 'package.json': '{ "type": "module" }' }, async (root) => {
    const flags = { ...EVENT, id: 'sounds', date: '2026-02-30', place: ' ' };
    const given = Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`);
    const { status, stderr } = await runCommand(main, root, 'event', ...given);
    expect(status).toBe(1);
    for (const fault of [
      'the id "sounds" (file name) is taken',
      '"2026-02-30" is not a day',
      '"place" is empty',
    ])
      expect(stderr).toContain(fault);
  });
});
