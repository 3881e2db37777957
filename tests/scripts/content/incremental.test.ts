// Covers scripts/content.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { array, assert, asyncProperty, boolean, constantFrom } from 'fast-check';
import { buildContent, type ContentResult } from '../../../scripts/content/buildContent';
import { Recorder } from '../../../scripts/content/resolve/recorder';
import { all, copy, drop, put, set } from './badCase';
import { baseTree, bytesOf, DATE, ORIGIN, routeOf, type Tree, withTree } from './contentTree';

interface Settings {
  origin: string;
  date: string;
  time: string;
}

interface Edit {
  name: string;
  change: (tree: Tree, settings: Settings) => void;
}

const CACHE = '.cache/content';
const START: Settings = { origin: ORIGIN, date: DATE, time: '00:00' };

const edit = (name: string, change: Edit['change']): Edit => ({ name, change });

/** What editors, clocks and code do between two builds; not all of it leaves the content free of errors. */
const EDITS: Edit[] = [
  edit('a title', set('de/pages/about.json', '/title', 'Neu')),
  edit('a title back', set('de/pages/about.json', '/title', 'Agentur')),
  edit('the title of a case that others show', set('de/cases/hoerfein.json', '/title', 'Lauter')),
  edit('the client of a case', set('de/cases/hoerfein.json', '/client', 'Anders')),
  edit('a lead', set('de/locations/wien.json', '/lead', 'Ein Haus mit [Arbeit](page:rollwerk).')),
  edit('a city', set('en/locations/wien.json', '/city', 'Wien')),
  edit('an address', set('de/locations/berlin.json', '/path', '/standorte/berlin/')),
  edit('a day', set('de/press/klanghaus.json', '/date', '2026-11-01')),
  edit(
    'both days',
    all(
      set('de/press/klanghaus.json', '/date', '2025-01-01'),
      set('en/press/klanghaus.json', '/date', '2025-01-01'),
    ),
  ),
  edit(
    'a later release',
    copy('de/press/klanghaus.json', 'de/press/spaeter.json', {
      path: '/presse/spaeter/',
      metaTitle: 'Später – SFF',
      date: '2026-11-20',
    }),
  ),
  edit('no later release', drop('de/press/spaeter.json')),
  edit('a link', set('de/news/trainees.json', '/links', ['rollwerk', '102'])),
  edit('a link to nothing', set('de/news/trainees.json', '/links', ['nirgends'])),
  edit('a link as before', set('de/news/trainees.json', '/links', ['klanghaus'])),
  edit('an anchor', set('de/legal/data-privacy.json', '/blocks/0/anchor', 'anders')),
  edit('an anchor back', set('de/legal/data-privacy.json', '/blocks/0/anchor', 'bewerbung')),
  edit(
    'a twin of a job',
    copy('de/jobs/102.json', 'de/jobs/103.json', {
      slug: 'strategie-103',
      path: '/jobs/strategie-103/',
      metaTitle: 'Strategie 103 – SFF',
      formerSlugs: ['plan-103'],
    }),
  ),
  edit('no twin', drop('de/jobs/103.json')),
  edit(
    'a slug',
    all(
      set('de/jobs/102.json', '/slug', 'planung-102'),
      set('de/jobs/102.json', '/path', '/jobs/planung-102/'),
    ),
  ),
  edit('the last day of a job', set('de/jobs/102.json', '/validThrough', '2026-11-22')),
  edit('a job without applications', set('de/jobs/102.json', '/applicationEnabled', false)),
  edit('an event of a series', set('de/events/tag-1.json', '/series', 'Tage')),
  edit('a page that search engines leave alone', set('de/pages/business.json', '/noIndex', true)),
  edit('the name of the job list', set('de/pages/jobs.json', '/metaTitle', 'Stellen – SFF')),
  edit(
    'the page after an application',
    set('en/pages/apply-thanks.json', '/blocks', [{ type: 'text', paragraphs: ['Soon.'] }]),
  ),
  edit('a text of the frame', set('de/texts.json', '/menu.label', 'Menü neu')),
  edit('a text of the build', set('en/texts.json', '/job.back', 'Back')),
  edit('a menu', set('de/navigation.json', '/main/0', { pageId: 'work' })),
  edit('a menu to nothing', set('de/navigation.json', '/main/0', { pageId: 'nirgends' })),
  edit('a menu back', set('de/navigation.json', '/main/0', { pageId: 'about' })),
  edit('a file that is no JSON', put('de/pages/work.json', '{ "path": ')),
  edit('the file as it was', put('de/pages/work.json', baseTree()['content-json/de/pages/work.json'] ?? '')),
  edit('code that names no text', (tree) => {
    tree['src/used.ts'] = "export const used = ['menu.label'];\n";
  }),
  edit(
    'a draft',
    all(set('de/press/klanghaus.json', '/draft', true), set('en/press/klanghaus.json', '/draft', true)),
  ),
  edit(
    'no draft',
    all(
      set('de/press/klanghaus.json', '/draft', undefined),
      set('en/press/klanghaus.json', '/draft', undefined),
    ),
  ),
  edit('a case for later', set('en/cases/rollwerk.json', '/publishAt', '2026-11-22T09:00')),
  edit('a case at once', set('en/cases/rollwerk.json', '/publishAt', undefined)),
  edit(
    'a job for later',
    all(
      set('de/jobs/102.json', '/publishAt', '2026-11-22'),
      set('de/jobs/102.json', '/publishedAt', '2026-11-22'),
    ),
  ),
  edit('a job that is taken off', set('de/jobs/102.json', '/expiresAt', '2026-11-22T12:00')),
  edit('an event that is taken off', set('de/events/tag-1.json', '/expiresAt', '2026-11-25')),
  edit('ten in the morning', (_, settings) => {
    settings.time = '10:00';
  }),
  edit('midnight', (_, settings) => {
    settings.time = '00:00';
  }),
  edit('the next day', (_, settings) => {
    settings.date = '2026-11-22';
  }),
  edit('the day after the event and the job', (_, settings) => {
    settings.date = '2026-11-26';
  }),
  edit('the next year', (_, settings) => {
    settings.date = '2027-01-02';
  }),
  edit('the first day', (_, settings) => {
    settings.date = DATE;
  }),
  edit('another origin', (_, settings) => {
    settings.origin = 'https://preview.sff.example';
  }),
];

const build = (root: string, settings: Settings, cacheDir?: string): Promise<ContentResult> =>
  buildContent({ contentDir: 'content-json', root, ...settings, ...(cacheDir ? { cacheDir } : {}) });

/** Everything that a build says, all pages resolved. */
const saidBy = (result: ContentResult) => JSON.stringify(result);

async function write(root: string, before: Tree, tree: Tree): Promise<void> {
  for (const file of Object.keys(before)) if (!(file in tree)) await rm(path.join(root, file));
  for (const [file, content] of Object.entries(tree)) {
    if (bytesOf(before[file]) === bytesOf(content)) continue;
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), bytesOf(content));
  }
}

/** Routes by their name in the build; two builds that give one name must mean the same. */
function expectNamesToHold({ index }: ContentResult, known: Map<string, string>): void {
  for (const { path: at, hash, page, structuredData } of index?.site.routes ?? []) {
    const rendered = JSON.stringify([page, structuredData]);
    expect(known.get(`${at} ${hash}`) ?? rendered).toBe(rendered);
    known.set(`${at} ${hash}`, rendered);
  }
}

async function cacheFile(root: string): Promise<string> {
  const [name = ''] = await readdir(path.join(root, CACHE));
  return path.join(root, CACHE, name);
}

afterEach(() => jest.restoreAllMocks());

it('says after any edits what a build from nothing says', async () => {
  const clock = jest.spyOn(Date, 'now');
  await assert(
    asyncProperty(
      array(constantFrom(...EDITS), { minLength: 1, maxLength: 8 }),
      // Files that were just written are read whatever their times say; later their times are trusted.
      boolean(),
      async (edits, isLater) => {
        const tree = baseTree();
        const settings = { ...START };
        const names = new Map<string, string>();
        clock.mockImplementation(() => new Date().getTime() + (isLater ? 60_000 : 0));
        await withTree(tree, async (root) => {
          await build(root, settings, CACHE);
          for (const { change } of edits) {
            const before = { ...tree };
            for (const file of Object.keys(tree)) before[file] = bytesOf(tree[file]);
            try {
              change(tree, settings);
            } catch {
              // The file of this edit is gone, or no JSON, since an edit before.
            }
            await write(root, before, tree);
            const warm = await build(root, settings, CACHE);
            expect(saidBy(warm)).toBe(saidBy(await build(root, settings)));
            expectNamesToHold(warm, names);
          }
        });
      },
    ),
    { numRuns: 15, verbose: 1 },
  );
}, 300_000);

it('takes from its cache all that has not changed', async () => {
  // Both builds trust the times of the files; else only the second would, if the first took long.
  jest.spyOn(Date, 'now').mockImplementation(() => new Date().getTime() + 60_000);
  await withTree(baseTree(), async (root) => {
    const first = await build(root, START, CACHE);
    const kept = await readFile(await cacheFile(root));
    const resolve = jest.spyOn(Recorder.prototype, 'record');
    const second = await build(root, START, CACHE);
    expect(resolve).not.toHaveBeenCalled();
    expect(saidBy(second)).toBe(saidBy(first));
    expect(await readFile(await cacheFile(root))).toEqual(kept);
  });
});

it('ignores a cache that is cut off, damaged or somebody else’s', async () => {
  await withTree(baseTree(), async (root) => {
    const wanted = saidBy(await build(root, START, CACHE));
    const file = await cacheFile(root);
    const whole = await readFile(file);
    const flipped = Buffer.from(whole);
    flipped[whole.length - 40] = (flipped[whole.length - 40] ?? 0) ^ 1;
    const foreign = Buffer.from(whole.toString('latin1').replace(process.version, 'v1.0.0'), 'latin1');
    const bad = [
      Buffer.alloc(0),
      whole.subarray(0, 10),
      whole.subarray(0, Math.floor(whole.length / 2)),
      whole.subarray(0, whole.length - 1),
      flipped,
      foreign,
      Buffer.from('null\n'),
      Buffer.from('{}\nnothing'),
    ];
    for (const bytes of bad) {
      await writeFile(file, bytes);
      expect(saidBy(await build(root, START, CACHE))).toBe(wanted);
      expect((await readFile(file)).subarray(0, 60)).toEqual(whole.subarray(0, 60));
    }
  });
});

it('does not mind a folder that it cannot write to', async () => {
  await withTree({ ...baseTree(), '.cache': 'a file' }, async (root) => {
    expect(saidBy(await build(root, START, CACHE))).toBe(saidBy(await build(root, START)));
  });
});

it('is right for two builds at once', async () => {
  await withTree(baseTree(), async (root) => {
    const later = { ...START, date: '2027-01-02' };
    const [wanted, wantedLater] = [saidBy(await build(root, START)), saidBy(await build(root, later))];
    for (let round = 0; round < 3; round += 1) {
      const [one, other] = await Promise.all([build(root, START, CACHE), build(root, later, CACHE)]);
      expect([saidBy(one), saidBy(other)]).toEqual([wanted, wantedLater]);
    }
    expect(await readdir(path.join(root, CACHE))).toHaveLength(1);
  });
});

it('resolves no page from a file that has changed since it was checked', async () => {
  const tree = baseTree();
  await withTree(tree, async (root) => {
    await build(root, START, CACHE);
    const { index } = await build(root, START, CACHE);
    if (!index) throw new Error('The base tree has problems.');
    const about = path.join(root, 'content-json/de/pages/about.json');
    await writeFile(
      about,
      String(bytesOf(tree['content-json/de/pages/about.json'])).replace('Agentur', 'Anders'),
    );
    expect(() => routeOf(index.site, '/about/').page).toThrow(
      /about\.json has changed while the site was being built/,
    );
  });
});
