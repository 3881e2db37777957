import { chmod, copyFile, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { LiveSite } from '../../server/files/liveSite';
import { resolvePath } from '../../server/files/resolvePath';
import { StartError } from '../../server/settings';
import { BUILD_LIST, contentHash } from '../../src/hosting/buildList';
import { CLOSINGS_FILE } from '../../src/hosting/closings';
import { serverDirOf } from '../../src/hosting/serverFolder';
import { writeBuildList } from '../helpers/writeBuildList';
import { type ListeningServer, startListening } from './listeningServer';
import { createSiteFixture, INTAKE_SITE, type SiteFixture } from './siteFixture';

const KILL_SWITCH = 'self.registration.unregister();\n';
const OLD_DATA = JSON.stringify(INTAKE_SITE);
const NEW_DATA = JSON.stringify({ ...INTAKE_SITE, origin: 'https://www.sfg.example' });
const NOBODY = 65534;
const DAY_MS = 86_400_000;

let site: SiteFixture;
let distDir: string;
let siteJson: string;
let server: ListeningServer | undefined;
/** Lines that an operator reads in the log. */
let lines: string[];

beforeEach(async () => {
  site = await createSiteFixture({ '_kill-switch/sw.js': KILL_SWITCH });
  distDir = site.distDir;
  siteJson = join(serverDirOf(distDir), 'site.json');
  lines = [];
  await writeBuildList(distDir, serverDirOf(distDir));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await server?.app.close();
  server = undefined;
  await site.remove();
});

const open = (): Promise<LiveSite> => {
  const write = (...line: unknown[]) => void lines.push(line.map((part) => JSON.stringify(part)).join(' '));
  const log: Partial<FastifyBaseLogger> = { info: () => undefined, warn: write, error: write };
  return LiveSite.open(distDir, log as FastifyBaseLogger);
};

/** Puts a new build in place, which has these files too. */
async function putBuild(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(distDir, name), text);
  await writeBuildList(distDir, serverDirOf(distDir));
}

const has = (live: LiveSite, path: string): boolean => live.current.files.has(path);

/** Runs something as a user who does not own the site; root may read everything. */
async function asOther<T>(run: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return run();
  await chmod(dirname(distDir), 0o755);
  process.seteuid?.(NOBODY);
  try {
    return await run();
  } finally {
    process.seteuid?.(0);
  }
}

/** Checks as often as the server does in a minute. */
async function checkForAMinute(live: LiveSite): Promise<void> {
  const start = performance.now();
  const clock = jest.spyOn(performance, 'now');
  for (let second = 0; second < 60; second++) {
    clock.mockReturnValue(start + second * 1000);
    await live.refresh();
  }
}

it('keeps the old build while the files of the server are those of another build with the same sizes', async () => {
  const live = await open();
  const takeOver = jest.fn();
  live.prepare(async () => takeOver);
  await writeFile(siteJson, NEW_DATA);
  await putBuild({ 'later.txt': 'new' });
  await writeFile(siteJson, OLD_DATA);
  await live.refresh();
  expect([has(live, '/later.txt'), takeOver.mock.calls.length]).toEqual([false, 0]);
  expect(lines.join()).toContain('incomplete (dist-server/site.json differs from the build list)');
  await writeFile(siteJson, NEW_DATA);
  await live.refresh();
  expect([has(live, '/later.txt'), takeOver.mock.calls.length]).toEqual([true, 1]);
});

it('says at the start that the files of the server are those of another build, and takes over the right ones', async () => {
  await writeFile(siteJson, NEW_DATA);
  const live = await open();
  const takeOver = jest.fn();
  live.prepare(async () => takeOver);
  await live.refresh();
  expect(lines).toEqual([expect.stringContaining('incomplete (dist-server/site.json differs')]);
  expect([has(live, '/'), takeOver.mock.calls.length]).toEqual([true, 0]);
  await writeFile(siteJson, OLD_DATA);
  await live.refresh();
  expect(takeOver).toHaveBeenCalledTimes(1);
});

it.each<[string, () => Promise<void>]>([
  ['another file was changed by hand', () => writeFile(join(distDir, 'robots.txt'), 'User-agent: Bot\n')],
  ['a file of the server is missing', () => unlink(siteJson)],
  ['half of a new build list is there', () => writeFile(join(distDir, BUILD_LIST), '{"files":')],
])('sends the kill switch of the service worker although %s', async (_what, harm) => {
  server = await startListening({ distDir });
  await harm();
  for (const end of ['', '.br', '.gz'])
    await copyFile(join(distDir, `_kill-switch/sw.js${end}`), join(distDir, `sw.js${end}`));
  await server.app.site.refresh();
  const plain = await server.get('/sw.js');
  const zipped = await server.get('/sw.js', { 'Accept-Encoding': 'gzip' });
  expect([plain.body.toString(), gunzipSync(zipped.body).toString()]).toEqual([KILL_SWITCH, KILL_SWITCH]);
});

it('sends the kill switch in no form of the service worker that it replaces', async () => {
  await writeFile(join(distDir, 'robots.txt'), 'User-agent: Bot\n');
  await copyFile(join(distDir, '_kill-switch/sw.js'), join(distDir, 'sw.js'));
  const live = await open();
  await live.refresh();
  const worker = live.current.files.get('/sw.js');
  expect([worker?.identity.etag, worker?.variants.size]).toEqual([`"${contentHash(KILL_SWITCH)}"`, 0]);
});

it('names a file of a new build that it may not read once, and serves the build when it may', async () => {
  const live = await open();
  await live.refresh();
  await putBuild({ 'later.txt': 'new' });
  await chmod(join(distDir, 'later.txt'), 0);
  await asOther(() => checkForAMinute(live));
  expect(lines).toEqual([expect.stringMatching(/^{} .* cannot be read \(.*EACCES: .*\/later\.txt'\)/)]);
  await chmod(join(distDir, 'later.txt'), 0o644);
  await checkForAMinute(live);
  expect(has(live, '/later.txt')).toBe(true);
});

it.each(['robots.txt', BUILD_LIST, '../dist-server/site.json'])(
  'does not start where it may not read %s, and names it and what to do',
  async (name) => {
    await chmod(join(distDir, name), 0);
    const failure = await asOther(() => open().catch((error: unknown) => error));
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toMatch(/cannot be read \(.*EACCES: .*then start again/);
    expect(String(failure)).toContain(join(distDir, name));
  },
);

it.each(['_headers', '_redirects'])('says once that %s of a new build is malformed', async (name) => {
  const live = await open();
  await putBuild({ [name]: 'neither nor' });
  await checkForAMinute(live);
  expect(lines.filter((line) => line.includes('cannot be read'))).toEqual([
    expect.stringContaining(`cannot be read (${name}:1: `),
  ]);
  await expect(open()).rejects.toThrow(StartError);
  await putBuild({ [name]: '' });
  await live.refresh();
  expect(lines).toHaveLength(1);
});

it('reads a build that it cannot serve at growing pauses', async () => {
  const live = await open();
  const prepare = jest.fn().mockRejectedValue(new StartError('"site.json" comes from an older version'));
  live.prepare(prepare);
  await putBuild({ 'later.txt': 'new' });
  await checkForAMinute(live);
  // After 0, 1, 3, 7, 15 and 31 seconds.
  expect(prepare).toHaveBeenCalledTimes(6);
  expect(lines).toHaveLength(1);
});

it('serves a finished build although the clock of the machine was set back', async () => {
  const live = await open();
  await putBuild({ 'later.txt': 'new' });
  await writeFile(join(distDir, 'later.txt'), 'odd');
  await live.refresh();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  await writeFile(join(distDir, 'later.txt'), 'new');
  await checkForAMinute(live);
  expect(has(live, '/later.txt')).toBe(true);
});

it('does not wait with another build because of one that was not whole', async () => {
  const live = await open();
  await putBuild({ 'later.txt': 'new' });
  await writeFile(join(distDir, 'later.txt'), 'odd');
  await checkForAMinute(live);
  await putBuild({ 'later.txt': 'right' });
  await live.refresh();
  expect(has(live, '/later.txt')).toBe(true);
});

it('keeps old hashed files in memory although the clock of the machine jumps ahead', async () => {
  const script = 'assets/main.0a1b2c3d.js';
  await writeFile(`${distDir}-kept`, 'no folder');
  const live = await open();
  await live.refresh();
  for (const end of ['', '.br', '.gz']) await unlink(join(distDir, script + end));
  await putBuild({ 'later.txt': 'new' });
  await live.refresh();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 400 * DAY_MS);
  await putBuild({ 'last.txt': 'newer' });
  await live.refresh();
  expect([has(live, '/last.txt'), has(live, `/${script}`)]).toEqual([true, true]);
});

it('serves jobs again that a clock ahead has closed, once it is corrected', async () => {
  const job = '/jobs/senior-texter-1042/';
  const now = Date.now();
  const lastDay = new Date(now + 7 * DAY_MS).toISOString().slice(0, 10);
  const closings = [{ lastDay, paths: [job], to: '/stelle-geschlossen/' }];
  await putBuild({
    [CLOSINGS_FILE]: JSON.stringify(closings),
    'sitemap.xml': `<urlset><url><loc>https://www.sff.example${job}</loc></url></urlset>`,
  });
  const live = await open();
  const clock = jest.spyOn(Date, 'now');
  const answers = [];
  for (const days of [0, 400, 0, 400]) {
    clock.mockReturnValue(now + days * DAY_MS);
    await live.refresh();
    const sitemap = live.current.files.get('/sitemap.xml')?.identity.content?.toString();
    answers.push([resolvePath(live.current, job).kind, sitemap?.includes(job)]);
  }
  const isOpen = ['file', true];
  const isClosed = ['redirect', false];
  expect(answers).toEqual([isOpen, isClosed, isOpen, isClosed]);
});
