// Covers content-json, scripts, server, src.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildContent } from '../../../scripts/content/buildContent';
import { copy, drop, put, set, treeWith } from './badCase';
import { build, contentOf, DATE, historiesAfter, ORIGIN, routeOf, type Tree } from './contentTree';

const JOB = 'de/jobs/102.json';
/** The list of jobs after a run over a tree. */
const seenAfter = async (tree: Tree, date?: string) => (await historiesAfter(tree, date)).jobs;

const list = (text: string) => put('jobs-seen.json', text);
const jobsOf = (text: string) => JSON.parse(text) as Record<string, Record<string, unknown>>;

describe('the list of all jobs there ever were', () => {
  it('knows of each job what links to it are made of, and what it is compared by', async () => {
    const { text } = await seenAfter(treeWith());
    expect(Object.keys(jobsOf(text))).toEqual(['101', '102']);
    expect(jobsOf(text)['102']).toEqual({
      department: 'sounds',
      level: 'mid',
      locations: ['berlin'],
      languages: { de: { title: 'Strategie', slugs: ['strategie-102', 'markenstrategie-102'] } },
    });
    expect(jobsOf(text)['101']).toMatchObject({ languages: { de: { title: 'Sounddesign' }, en: {} } });
  });

  it('has one job on each line, in the order of the numbers, and is the same on every run', async () => {
    const tree = treeWith(
      copy(JOB, 'de/jobs/1000.json', {
        slug: 'zehn-1000',
        path: '/jobs/zehn-1000/',
        title: 'Zehn',
        formerSlugs: [],
        metaTitle: 'Z – SFF',
      }),
    );
    const { text } = await seenAfter(tree);
    expect(text.split('\n').map((line) => line.slice(0, 9).trim())).toEqual([
      '{',
      '"101":',
      '"102":',
      '"1000":',
      '}',
      '',
    ]);
    expect(await seenAfter({ ...tree, 'content-json/jobs-seen.json': text })).toMatchObject({
      text,
      isOutOfDate: false,
    });
  });

  it('notes the day on which a file is missed first, and forgets it when the file comes back', async () => {
    const { text } = await seenAfter(treeWith());
    const missed = await seenAfter(treeWith(list(text), drop(JOB)));
    expect(missed.isOutOfDate).toBe(true);
    expect(jobsOf(missed.text)['102']).toMatchObject({ closedOn: DATE });
    const later = await seenAfter(treeWith(list(missed.text), drop(JOB)), '2027-03-01');
    expect(later).toMatchObject({ text: missed.text, isOutOfDate: false });
    const back = await seenAfter(treeWith(list(missed.text)), '2027-03-01');
    expect(back.text).toBe(text);
  });

  it('keeps every slug that a job ever had', async () => {
    const { text } = await seenAfter(treeWith());
    const renamed = treeWith(
      list(text),
      set(JOB, '/slug', 'plan-102'),
      set(JOB, '/path', '/jobs/plan-102/'),
      set(JOB, '/formerSlugs', ['strategie-102', 'markenstrategie-102', 'anfang-102']),
    );
    expect((await seenAfter(renamed)).text).toContain(
      '"slugs":["plan-102","strategie-102","markenstrategie-102","anfang-102"]',
    );
  });

  it('keeps slugs that are given as former addresses, so that a job renamed with them alone is found', async () => {
    const { text } = await seenAfter(treeWith());
    const renamed = treeWith(
      list(text),
      set(JOB, '/slug', 'plan-102'),
      set(JOB, '/path', '/jobs/plan-102/'),
      set(JOB, '/formerSlugs', undefined),
      set(JOB, '/formerPaths', ['/jobs/strategie-102/', '/jobs/application/markenstrategie-102/']),
    );
    const { problems } = await build(renamed);
    expect(problems).toEqual([]);
    expect((await seenAfter(renamed)).text).toContain(
      '"slugs":["plan-102","strategie-102","markenstrategie-102"]',
    );
  });

  it('goes on knowing a job that was open before it got a time to come, so that its old links lead to an explanation', async () => {
    const { text } = await seenAfter(treeWith());
    const later = treeWith(
      list(text),
      set(JOB, '/publishAt', '2026-12-01'),
      set(JOB, '/publishedAt', '2026-12-01'),
    );
    const second = (await seenAfter(later)).text;
    expect(second).toBe(text);
    const deleted = treeWith(list(second), drop(JOB));
    const { index } = await build(deleted);
    const closed = { from: '/jobs/strategie-102/', to: '/stelle-geschlossen/102/' };
    expect(index?.site.redirects).toContainEqual(closed);
    expect(jobsOf((await seenAfter(deleted)).text)['102']).toMatchObject({ closedOn: DATE });
    const renamed = treeWith(
      list(second),
      set(JOB, '/publishAt', '2026-12-01'),
      set(JOB, '/publishedAt', '2026-12-01'),
      set(JOB, '/slug', 'plan-102'),
      set(JOB, '/path', '/jobs/plan-102/'),
    );
    expect((await build(renamed)).problems).toMatchObject([{ code: 'former-path' }]);
  });

  it.each([
    ['marks of a merge', '{\n<<<<<<< HEAD\n}\n'],
    ['something else', '{ "102": { "closedOn": "gestern" } }\n'],
  ])('is refused with %s in it, and says how to put it right', async (_, text) => {
    const { problems } = await build(treeWith(list(text)));
    expect(problems).toMatchObject([
      { code: 'seen-jobs', file: 'content-json/jobs-seen.json', severity: 'error' },
    ]);
    expect(problems[0]?.fix).toContain('npm run content');
  });

  it('is committed as the content step writes it', async () => {
    const root = path.resolve(__dirname, '../../..');
    const { histories } = await buildContent({
      contentDir: 'content-json',
      origin: ORIGIN,
      date: DATE,
      root,
    });
    const files = histories?.map(({ file }) => path.relative(root, file));
    expect(files).toEqual(['content-json/jobs-seen.json', 'content-json/paths-seen.json']);
    for (const { file, text } of histories ?? []) expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

describe('the page about a closed job', () => {
  it('names it and offers open jobs like it, to nobody but who follows an old link', async () => {
    const { text } = await seenAfter(treeWith());
    const { index } = await build(treeWith(list(text), drop(JOB)));
    const site = index?.site as NonNullable<typeof index>['site'];
    const closed = '/stelle-geschlossen/102/';
    const content = contentOf(site, closed, 'generic');
    expect(content.lead).toEqual(['job.closed.named Strategie (102) de']);
    const { metaTags } = routeOf(site, closed).page.context.page;
    expect(metaTags).toMatchObject({
      metaTitle: 'job.closed.title Strategie (102) de – SFF',
      noIndex: true,
      canonical: ORIGIN + closed,
    });
    expect(site.sitemap.map(({ loc }) => loc)).not.toContain(ORIGIN + closed);
    expect(site.redirects).toContainEqual({ from: '/jobs/markenstrategie-102/', to: closed });
    expect(site.redirects).toContainEqual({ from: '/jobs/application/strategie-102/', to: closed });
  });

  it('leads to the job itself where that is open in another language', async () => {
    const { text } = await seenAfter(treeWith());
    const { index } = await build(treeWith(list(text), drop('en/jobs/101.json')));
    expect(index?.site.redirects).toContainEqual({
      from: '/en/jobs/sound-design-101/',
      to: '/jobs/sounddesign-101/',
    });
  });
});
