import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageData } from '../../../src/content/pageData';
import { ExpectedError } from '../../../scripts/lib/runMain';
import { OutputFolder } from '../../../scripts/output/outputFolder';
import { type GroupTask, TaskRunner } from '../../../scripts/output/taskRunner';
import { htmlFileOf } from '../../../scripts/prerender/htmlFileOf';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  // Stands in for the Node build of the app: a page called "broken" fails as a component would.
  writeFileSync(
    path.join(root, 'entry.server.cjs'),
    `exports.renderPage = async ({ data }) => {
      if (data.page.path.includes('broken')) throw new Error('no poster');
      return '<html>' + data.page.path + data.build + Object.keys(data.queries) + '</html>';
    };`,
  );
});

const open = () =>
  OutputFolder.open({
    outDir: path.join(root, 'dist'),
    cacheDir: path.join(root, 'cache'),
    compression: 'everyday',
    mark: 'index.html',
  });

function pageTask(pagePath: string, key = '', queries = ['q']): GroupTask {
  const page = { path: pagePath, template: 'generic', content: {}, queries } as unknown as PageData;
  const contentFile = `content-json/de/pages${pagePath}index.json`;
  const feed = { href: '/jobs/feed.xml', title: 'Jobs' };
  return {
    name: `page ${pagePath}`,
    key,
    task: () => ({ type: 'page', page: { page, contentFile, structuredData: [], feed } }),
  };
}

const createRunner = (stagingDir: string) =>
  TaskRunner.create({
    stagingDir,
    compression: 'everyday',
    cacheDir: path.join(root, 'cache'),
    contentDir: path.join(root, 'content'),
    serverEntry: path.join(root, 'entry.server.cjs'),
    files: { entries: {}, styles: {}, earlyScript: '/assets/early.js' },
    queries: { q: { query: 'jobPaths', locale: 'de', data: [] } },
    build: 'abc',
  });

/** Runs the tasks as a build does, and moves in the results. */
async function build(tasks: readonly GroupTask[], onDone: (done: number) => void = () => {}) {
  const folder = open();
  const runner = await createRunner(folder.stagingDir);
  try {
    const { made, kept } = await runner.run(folder, tasks, onDone);
    const { written } = await folder.commit();
    return { made, kept, written };
  } finally {
    await runner.close();
  }
}

const read = (file: string) => readFileSync(path.join(root, 'dist', file), 'utf8');
const many = (count: number, key = '') =>
  Array.from({ length: count }, (_, index) => pageTask(`/page-${index}/`, key));

/** Only Linux has a file whose disk is always full. */
const onLinux = process.platform === 'linux' ? describe : describe.skip;

describe('the tasks of a build', () => {
  it('write each page with its data and their compressed forms', async () => {
    await build([pageTask('/'), pageTask('/about/')]);
    expect(read('about/index.html')).toBe('<html>/about/abcq</html>');
    expect(JSON.parse(read('page-data/index/page-data.json'))).toMatchObject({ path: '/' });
    for (const form of ['index.html.br', 'page-data/about/page-data.json.gz'])
      expect(existsSync(path.join(root, 'dist', form))).toBe(true);
  });

  it.each([3, 40])('do only what has a new key, here or in threads (%s pages)', async (count) => {
    expect(await build(many(count))).toMatchObject({ made: count, kept: 0 });
    expect(await build(many(count))).toEqual({ made: 0, kept: count, written: [] });
    const [, ...others] = many(count);
    const again = await build([pageTask('/page-0/', 'neu'), ...others]);
    // Despite its new key, the page has not changed, so nothing is written.
    expect(again).toEqual({ made: 1, kept: count - 1, written: [] });
    expect(read(`page-${count - 1}/index.html`)).toBe(`<html>/page-${count - 1}/abcq</html>`);
  });

  it('tell how far they are', async () => {
    const seen: number[] = [];
    await build(many(3), (done) => seen.push(done));
    expect(seen).toEqual([1, 2, 3]);
  });

  it.each([0, 40])(
    'say all that failed with its content file, and leave the folder alone (%s others)',
    async (others) => {
      await build([pageTask('/about/')]);
      const run = build([
        ...many(others),
        pageTask('/about/', 'neu'),
        pageTask('/broken-1/'),
        pageTask('/broken-2/'),
      ]);
      await expect(run).rejects.toThrow(
        /2 of \d+ failed\.\ncontent-json\/de\/pages\/broken-1\/index\.json: \/broken-1\/ cannot be rendered: Error: no poster[^]*pages\/broken-2\/index\.json/,
      );
      expect(existsSync(path.join(root, 'dist/page-0'))).toBe(false);
    },
  );

  it('leave nothing behind, also where the build before was killed', async () => {
    const cached = () => readdirSync(path.join(root, 'cache')).filter((name) => name.startsWith('tasks-'));
    // Never closed, like that of a build that was killed. Its name must be that of the next build, another process.
    await createRunner(path.join(root, 'dist.staging-1'));
    expect(cached()).toEqual(['tasks-dist.staging-1.json']);
    await (await createRunner(path.join(root, 'dist.staging-1'))).close();
    expect(cached()).toEqual([]);
  });

  it('say which page asks for data that does not exist', async () => {
    await expect(build([pageTask('/about/', '', ['missing'])])).rejects.toThrow(
      'content-json/de/pages/about/index.json: query data missing does not exist',
    );
  });

  it.each([
    ['/', 'index.html'],
    ['/en/jobs/', 'en/jobs/index.html'],
    ['/en/404.html', 'en/404.html'],
  ])('put %s into %s', (pagePath, file) => {
    expect(htmlFileOf(pagePath)).toBe(file);
  });
});

onLinux('the tasks of a build on a full disk', () => {
  it.each([1, 40])('end with one sentence when the disk is full (%s pages)', async (count) => {
    const page = path.join(root, 'site/page-0/index.html');
    mkdirSync(path.dirname(page), { recursive: true });
    symlinkSync('/dev/full', page);
    const folder = open();
    const runner = await createRunner(path.join(root, 'site'));
    await expect(runner.run(folder, many(count), () => {})).rejects.toThrow(
      new ExpectedError(
        `${page} cannot be written, because the disk is full (ENOSPC). Make room on it, then repeat the command.`,
      ),
    );
    await runner.close();
  });
});
