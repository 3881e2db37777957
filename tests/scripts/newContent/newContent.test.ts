// Covers scripts/newContent, scripts/content.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildContent } from '../../../scripts/content/buildContent';
import { collectAnswers } from '../../../scripts/newContent/collectAnswers';
import { main } from '../../../scripts/newContent/main';
import { MAKEABLE, type Makeable } from '../../../scripts/newContent/questions';
import { readExistingContent } from '../../../scripts/newContent/existingContent';
import { runCommand } from '../../helpers/runCommand';
import { baseTree, DATE, ORIGIN, withTree } from '../content/contentTree';

const PROGRAM = [
  '--import',
  path.resolve('node_modules/tsx/dist/loader.mjs'),
  path.resolve('scripts/newContent/cli.ts'),
];

type Flags = Record<string, string>;

/** Options with values from the smallest content; those that have a default are left out. */
const FLAGS: Record<Makeable, Flags> = {
  job: {
    title: 'Text für Klang',
    'title-en': 'Copy for sound',
    location: 'berlin',
    unit: 'sounds',
    department: 'copy',
    pay: '48000-57000',
    team: '6',
  },
  case: {
    title: 'Zwei Tassen',
    'title-en': 'Two cups',
    client: 'Tassenhaus',
    date: '2026-11-20',
    period: 'Mai bis Juni 2026',
    'period-en': 'May to June 2026',
    disciplines: 'Campaign,Digital',
    units: 'sounds',
    location: 'berlin,wien',
    number: '2',
    counts: 'Tassen',
    'counts-en': 'cups',
    mark: 'rings',
  },
  release: {
    title: 'Ein Haus mehr',
    'title-en': 'One more house',
    date: '2026-11-20',
    place: 'Wien',
    'place-en': 'Vienna',
  },
  news: { title: 'Sechs Plätze', 'title-en': 'Six seats', date: '2026-11-20' },
  event: { title: 'Tag 4', 'title-en': 'Day 4', date: '2026-11-26', place: 'Berlin' },
  unit: { name: 'Klang', title: 'Das Radio', 'title-en': 'The radio', location: 'wien', people: '3' },
  page: { title: 'Haus ordnen', 'title-en': 'House rules' },
};

const THINGS = Object.keys(FLAGS) as Makeable[];

const argsOf = (flags: Flags) => Object.entries(flags).map(([flag, answer]) => `--${flag}=${answer}`);

const run = (root: string, ...args: string[]) => runCommand(main, root, ...args);

beforeAll(() => {
  process.env['BUILD_DATE'] = DATE;
});

const project = () => ({ ...baseTree(), 'package.json': '{ "type": "module" }' });

const problemsIn = async (root: string, withDrafts = false) => {
  const contentDir = path.join(root, 'content-json');
  const { problems } = await buildContent({ contentDir, origin: ORIGIN, date: DATE, root, withDrafts });
  return problems.map(({ code, pointer }) => `${code} ${pointer}`);
};

/** The new files, read from the list that was printed. */
async function readNew(root: string, stdout: string): Promise<Record<string, unknown>[]> {
  const files = stdout.split('\n').filter((line) => line.startsWith('content-json/'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  const values = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(texts).toEqual(values.map((value) => `${JSON.stringify(value, null, 2)}\n`));
  return values;
}

describe('npm run new', () => {
  it.each(THINGS)('%s writes drafts in both languages that pass every check', async (thing) => {
    await withTree(project(), async (root) => {
      const { status, stdout, stderr } = await run(root, thing, ...argsOf(FLAGS[thing]));
      expect(stderr).toBe('');
      expect(status).toBe(0);
      const [german, english] = await readNew(root, stdout);
      expect(stdout).toContain(`content-json/de/${MAKEABLE[thing]}/`);
      expect(stdout).toContain(`content-json/en/${MAKEABLE[thing]}/`);
      expect(german).toMatchObject({ draft: true, title: FLAGS[thing]['title'] });
      expect(english).toMatchObject({ draft: true, title: FLAGS[thing]['title-en'] });
      expect(await problemsIn(root)).toEqual([]);
      expect(await problemsIn(root, true)).toEqual([]);
    });
  });

  it('is a program that a script can start', async () => {
    await withTree(project(), async (root) => {
      const start = (...args: string[]) =>
        spawnSync(process.execPath, [...PROGRAM, ...args], { cwd: root, encoding: 'utf8', input: '' });
      for (const args of [['--help'], ['job', '--help']])
        expect(start(...args)).toMatchObject({
          status: 0,
          stdout: expect.stringContaining('npm run new --'),
        });
      expect(start('news')).toMatchObject({ status: 1, stderr: expect.stringContaining('--title') });
    });
  });

  it('overwrites nothing, in no language', async () => {
    await withTree(project(), async (root) => {
      const own = path.join(root, 'content-json/en/news/sechs-plaetze.json');
      await writeFile(path.join(root, 'content-json/de/news/sechs-plaetze.json'), '{}').catch(() => {});
      const { status, stderr } = await run(root, 'news', ...argsOf(FLAGS.news));
      expect(status).toBe(1);
      expect(stderr).toContain('Nothing was written: content-json/de/news/sechs-plaetze.json exists already');
      expect(stderr).toContain(
        "npm run new -- news --title 'Sechs Plätze' --title-en 'Six seats' --id 'sechs-plaetze' --date '2026-11-20'",
      );
      expect(existsSync(own)).toBe(false);
      expect(await readFile(path.join(root, 'content-json/de/news/sechs-plaetze.json'), 'utf8')).toBe('{}');
    });
  });

  it('writes nothing that the check refuses, and says why', async () => {
    await withTree(project(), async (root) => {
      const { status, stderr } = await run(root, 'page', '--title=Titel', '--title-en=Title', '--id=tag-1');
      expect(status).toBe(1);
      expect(stderr).toContain('the id "tag-1" (file name) is taken by');
      expect(stderr).toContain('Nothing was written.');
      expect(existsSync(path.join(root, 'content-json/de/pages/tag-1.json'))).toBe(false);
    });
  });

  it('asks a script for every flag that is missing at once', async () => {
    await withTree(project(), async (root) => {
      const { status, stderr } = await run(root, 'release', '--title=x');
      expect(status).toBe(1);
      expect(stderr).toContain('--title-en "');
      expect(stderr).toContain('--date "2026-12-01"');
      expect(stderr).toContain('--place "Wien"');
      expect(stderr).not.toContain('--place-en');
      expect((await run(root, 'releas')).stderr).toContain('Did you mean "release"?');
      expect((await run(root, 'news', '--tilte=x')).stderr).toContain(
        'Flags for a new news: title, title-en',
      );
    });
  });
});

describe('the answers', () => {
  it('give a case a number that can be drawn, or none', async () => {
    await withTree(project(), async (root) => {
      const flags = { ...FLAGS.case, number: '61200' };
      const [german, english] = await readNew(root, (await run(root, 'case', ...argsOf(flags))).stdout);
      expect(german).toMatchObject({ number: { value: 61_200, counts: 'Tassen', mark: 'rings', each: 136 } });
      expect(english).toMatchObject({ number: { value: 61_200, counts: 'cups', mark: 'rings', each: 136 } });
    });
    await withTree(project(), async (root) => {
      const { counts: _counts, 'counts-en': _english, mark: _mark, number: _number, ...flags } = FLAGS.case;
      expect((await run(root, 'case', ...argsOf({ ...flags, counts: 'x' }))).stderr).toContain(
        '--counts cannot be used with',
      );
      expect((await run(root, 'case', ...argsOf({ ...flags, number: '3' }))).stderr).toContain(
        '--mark "bubbles"',
      );
      const [german] = await readNew(root, (await run(root, 'case', ...argsOf(flags))).stdout);
      expect(german).not.toHaveProperty('number');
    });
  });

  it.each(['case', 'release', 'news'] as const)(
    'let a %s of a day to come appear on that day',
    async (thing) => {
      await withTree(project(), async (root) => {
        const flags = { ...FLAGS[thing], date: '2099-03-01' };
        const { stdout } = await run(root, thing, ...argsOf(flags));
        const files = await readNew(root, stdout);
        expect(files).toMatchObject([
          { draft: true, publishAt: '2099-03-01', date: '2099-03-01' },
          { draft: true, publishAt: '2099-03-01', date: '2099-03-01' },
        ]);
        expect(stdout).toContain('They then appear on 2099-03-01');
        expect(await problemsIn(root, true)).toEqual([]);
      });
    },
  );

  it('announce an event of a day to come at once', async () => {
    await withTree(project(), async (root) => {
      const flags = { ...FLAGS.event, date: '2099-03-01' };
      const files = await readNew(root, (await run(root, 'event', ...argsOf(flags))).stdout);
      expect(files[0]).not.toHaveProperty('publishAt');
    });
  });

  it('give a job what its country wants', async () => {
    await withTree(project(), async (root) => {
      const flags = { ...FLAGS.job, location: 'wien', pay: '3050', overpayment: 'yes' };
      const [german] = await readNew(root, (await run(root, 'job', ...argsOf(flags))).stdout);
      expect(german).toMatchObject({
        slug: 'text-fuer-klang-103',
        metaTitle: 'Text für Klang in Wien – SFF',
        salary: { min: 3050, currency: 'EUR', period: 'MONTH', paymentsPerYear: 14, overpayment: true },
      });
      const swiss = { ...FLAGS.job, location: 'zuerich', hours: '20-38', pay: '98000-115000' };
      const [inZuerich] = await readNew(root, (await run(root, 'job', ...argsOf(swiss))).stdout);
      expect(inZuerich).toMatchObject({
        hoursPerWeek: { min: 20, max: 38 },
        salary: { min: 98_000, max: 115_000, currency: 'CHF', period: 'YEAR' },
      });
    });
  });

  it('are asked for one after the other, again where they are wrong, with what is usual', async () => {
    const typed = ['Zwei Räder', '', 'Two wheels', '', '1.12.2026', '2026-12-01', 'wheel', 'wheels', ''];
    const asked: string[] = [];
    const existing = await withTree(project(), readExistingContent);
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const answers = await collectAnswers({ thing: 'news', today: DATE, existing }, {}, (question) => {
      asked.push(question);
      return Promise.resolve(typed.shift() ?? '');
    });
    const words = said.mock.calls.map(([text]) => String(text)).join('');
    said.mockRestore();
    expect(answers).toEqual({
      title: 'Zwei Räder',
      'title-en': 'Two wheels',
      id: 'zwei-raeder',
      date: '2026-12-01',
      motif: 'wheels',
      set: 'paper',
    });
    expect(asked[3]).toContain('id [zwei-raeder]: ');
    expect(words).toContain('An answer is required.');
    expect(words).toContain('"1.12.2026" is not a day of the calendar. Write a day as YYYY-MM-DD');
    expect(words).toContain('"wheel" is not one of the choices. Did you mean "wheels"?');
  });

  it('are refused as flags with the same words', async () => {
    await withTree(project(), async (root) => {
      const page = { today: DATE, existing: await readExistingContent(root) };
      const answers = (flags: Flags) => collectAnswers({ ...page, thing: 'job' }, { ...FLAGS.job, ...flags });
      await expect(answers({ location: 'berlin,wein' })).rejects.toThrow(
        '--location: "wein" is not one of the choices. Did you mean "wien"?',
      );
      await expect(answers({ overpayment: 'yes' })).rejects.toThrow(
        '--overpayment cannot be used with the other answers',
      );
      await expect(answers({ location: 'wien' })).rejects.toThrow('--overpayment "yes"');
      await expect(
        collectAnswers({ ...page, thing: 'case' }, { ...FLAGS.case, disciplines: 'Campaign' }),
      ).rejects.toThrow('--disciplines: At least 2 are needed, e.g. Kampagne,Digitales.');
      await expect(answers({ pay: 'viel' })).rejects.toThrow('--pay: "viel" is not one figure or two');
      await expect(answers({ pay: '48.000-57.000' })).rejects.toThrow(
        '--pay: "48.000-57.000" is not one figure or two without points between the thousands, e.g. 48000-57000.',
      );
      await expect(answers({ pay: '17.50', period: 'HOUR' })).resolves.toMatchObject({ pay: '17.50' });
    });
  });
});
