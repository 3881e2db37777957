import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rename, rm, stat, symlink, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { BUILD_LIST, listFiles } from '../../src/hosting/buildList';
import { serverDirOf } from '../../src/hosting/serverFolder';
import { runServer, type ServerProcess } from '../../scripts/testbed/serverProcess';
import { until } from '../../scripts/testbed/until';
import { END, field, rawRequest as formRequest, VALID } from '../../scripts/torture/rawForm';
import { type RawAnswer, rawRequest, sendRaw } from './rawRequest';
import { writeBuildList } from '../helpers/writeBuildList';
import { createSiteFixture, INTAKE_SITE, type SiteFixture } from './siteFixture';

const OLD_SCRIPT = '/assets/main.0a1b2c3d.js';
const OLD_FILM = '/assets/film.0a1b2c3d.mp4';
const NEW_SCRIPT = '/assets/main.11111111.js';
const KILL_SWITCH = 'self.registration.unregister();\n';

let sites: SiteFixture[] = [];
let servers: ServerProcess[] = [];

afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  for (const site of sites) await site.remove();
  sites = [];
  servers = [];
});

/** A build as left by `npm run build`, with its list. */
async function build(changes: Record<string, string | undefined> = {}): Promise<string> {
  const site = await createSiteFixture({ '_kill-switch/sw.js': KILL_SWITCH, ...changes });
  sites.push(site);
  await writeBuildList(site.distDir, serverDirOf(site.distDir));
  return site.distDir;
}

/** The next build: another home page and script, job 4711 instead of 1042. */
async function nextBuild(word = 'zwei'): Promise<string> {
  const distDir = await build({
    'index.html': `<!doctype html><title>Ausgabe ${word}</title>\n`,
    [OLD_SCRIPT.slice(1)]: undefined,
    'assets/film.0a1b2c3d.mp4': undefined,
    [NEW_SCRIPT.slice(1)]: `export const value = '${word}';\n`.repeat(4000),
    [`later-${word}.txt`]: word,
  });
  const { '1042': job, ...jobs } = INTAKE_SITE.jobs;
  const site = { ...INTAKE_SITE, jobs: { ...jobs, '4711': job } };
  await writeFile(join(serverDirOf(distDir), 'site.json'), JSON.stringify(site));
  await writeBuildList(distDir, serverDirOf(distDir));
  return distDir;
}

async function serve(distDir: string): Promise<{ server: ServerProcess; port: number }> {
  const server = await runServer({ DIST_DIR: distDir, INTAKE_DIR: join(distDir, '../intake') });
  servers.push(server);
  const port = await server.listening;
  return { server, port };
}

/** Moves a finished folder into the place of another one, so that neither is ever seen half-written. */
async function replaceDir(finished: string, target: string): Promise<void> {
  const old = `${target}.old`;
  await rename(target, old);
  await rename(finished, target);
  await rm(old, { recursive: true });
}

/** Replaces one build by another. */
async function deploy(finished: string, target: string): Promise<void> {
  await replaceDir(finished, target);
  await replaceDir(serverDirOf(finished), serverDirOf(target));
}

/** Copies one file of a build over that of another. */
async function copyOver(name: string, from: string, to: string): Promise<void> {
  await mkdir(dirname(join(to, name)), { recursive: true });
  await copyFile(join(from, name), join(to, name));
}

const gzip = { headers: { 'Accept-Encoding': 'gzip' } };

async function untilServed(port: number, path: string, isIt: (answer: RawAnswer) => boolean): Promise<void> {
  await until(async () => isIt(await rawRequest(port, path)));
}

const says =
  (text: string) =>
  ({ body }: RawAnswer) =>
    body.includes(text);

async function apply(port: number, job: string): Promise<number> {
  const form = VALID.replace('initiative', job) + field('pitch', job) + END;
  return (await sendRaw(port, formRequest(form))).status;
}

it('changes to a build that is put in its place, with its jobs, and still has the old hashed files', async () => {
  const distDir = await build();
  const { server, port } = await serve(distDir);
  const old = await rawRequest(port, OLD_SCRIPT, gzip);
  expect([await apply(port, '1042'), await apply(port, '4711')]).toEqual([201, 410]);

  await deploy(await nextBuild(), distDir);
  await untilServed(port, '/', says('Ausgabe zwei'));
  expect([await apply(port, '1042'), await apply(port, '4711')]).toEqual([410, 201]);
  expect((await rawRequest(port, NEW_SCRIPT, gzip)).status).toBe(200);
  expect((await rawRequest(port, '/later-zwei.txt')).body.toString()).toBe('zwei');

  const kept = await rawRequest(port, OLD_SCRIPT, gzip);
  expect([kept.status, kept.headers.etag]).toEqual([200, old.headers.etag]);
  expect(kept.body.equals(old.body)).toBe(true);
  expect((await rawRequest(port, OLD_FILM)).status).toBe(200);

  await deploy(await nextBuild('drei'), distDir);
  await untilServed(port, '/', says('Ausgabe drei'));
  expect((await rawRequest(port, '/later-zwei.txt')).status).toBe(404);
  expect((await rawRequest(port, OLD_SCRIPT)).status).toBe(200);

  // Also after a restart.
  await server.stop();
  const again = await serve(distDir);
  expect((await rawRequest(again.port, OLD_SCRIPT)).status).toBe(200);
  expect(again.server.output()).not.toContain('incomplete');
});

it('changes to a build to which the links beside each other have been switched', async () => {
  const [first, second] = [await build(), await nextBuild()];
  const link = join(first, '../live');
  const point = async (finished: string): Promise<void> => {
    for (const [target, path] of [
      [finished, link],
      [serverDirOf(finished), serverDirOf(link)],
    ] as const) {
      await rm(path, { force: true });
      await symlink(target, path);
    }
  };
  await point(first);
  const { port } = await serve(link);
  await point(second);
  await until(async () => (await rawRequest(port, NEW_SCRIPT)).status === 200);
  expect((await rawRequest(port, '/')).body.toString()).toContain('Ausgabe zwei');
  expect((await rawRequest(port, OLD_SCRIPT)).status).toBe(200);
});

it('keeps the old build while a new one is copied over it file by file', async () => {
  const distDir = await build();
  const { server, port } = await serve(distDir);
  const script = await rawRequest(port, OLD_SCRIPT, gzip);
  const next = await nextBuild();
  const names = await listFiles(next);
  const copy = (name: string) => copyOver(name, next, distDir);
  const last = 'later-zwei.txt';
  await copy(BUILD_LIST);
  for (const name of names) if (name !== last) await copy(name);
  await copyFile(join(serverDirOf(next), 'site.json'), join(serverDirOf(distDir), 'site.json'));
  await unlink(join(distDir, OLD_FILM));
  await rm(`${distDir}-kept`, { recursive: true });

  const film = await rawRequest(port, OLD_FILM);
  expect([film.status, film.headers['retry-after']]).toEqual([503, '5']);
  await until(() => server.output().includes(' differs from the build list'));
  // Longer than two checks: it is logged only once, with a file that was missing at the first of them.
  await delay(2500);
  expect(server.output().match(/ still incomplete \(\S+ differs from the build list\)/g)).toHaveLength(1);
  expect((await rawRequest(port, '/', gzip)).headers['content-encoding']).toBe('gzip');
  expect((await rawRequest(port, OLD_SCRIPT, gzip)).headers.etag).toBe(script.headers.etag);
  expect((await rawRequest(port, NEW_SCRIPT)).status).toBe(404);
  expect(await apply(port, '4711')).toBe(410);

  await copy(last);
  await untilServed(port, '/', says('Ausgabe zwei'));
  expect((await rawRequest(port, NEW_SCRIPT)).status).toBe(200);
  expect(await apply(port, '4711')).toBe(201);
});

it('sends pictures and films from its own copy while a new build is copied in', async () => {
  const distDir = await build();
  const { port } = await serve(distDir);
  const film = await rawRequest(port, OLD_FILM);
  await copyFile(join(await nextBuild(), BUILD_LIST), join(distDir, BUILD_LIST));
  // Deleted, then written anew.
  for (const harm of [
    () => unlink(join(distDir, OLD_FILM)),
    () => writeFile(join(distDir, OLD_FILM), 'half'),
  ]) {
    await harm();
    const { status, headers, body } = await rawRequest(port, OLD_FILM);
    expect([status, headers.etag, body.equals(film.body)]).toEqual([200, film.headers.etag, true]);
    const part = await rawRequest(port, OLD_FILM, { headers: { Range: 'bytes=5-9' } });
    expect([part.status, part.body]).toEqual([206, film.body.subarray(5, 10)]);
  }
  // A copy of another size is not it either.
  await writeFile(join(`${distDir}-kept`, OLD_FILM), 'half');
  expect((await rawRequest(port, OLD_FILM)).status).toBe(503);
});

it('does not serve pages that stayed in the folder when the next build was copied over it', async () => {
  const leftOver = {
    'jobs/gone-7/index.html': '<!doctype html><title>Gone</title>',
    'page-data/jobs/gone-7/page-data.json': '{}',
    'jobs/wien/feed.xml': '<feed/>',
    'team/index.html': '<!doctype html><title>Team</title>',
  };
  const distDir = await build(leftOver);
  const { port } = await serve(distDir);
  const statuses = (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await rawRequest(port, path)).status));
  const addresses = [
    '/jobs/gone-7/',
    '/page-data/jobs/gone-7/page-data.json',
    '/jobs/wien/feed.xml',
    '/team/',
  ];
  expect(await statuses(addresses)).toEqual([200, 200, 200, 200]);

  const next = await nextBuild();
  // Files of the operator, which no build list contains.
  await writeFile(join(distDir, 'google1234.html'), 'google-site-verification');
  for (const name of await listFiles(next)) await copyOver(name, next, distDir);
  await copyFile(join(serverDirOf(next), 'site.json'), join(serverDirOf(distDir), 'site.json'));
  await untilServed(port, '/', says('Ausgabe zwei'));
  // Redirects of former pages take effect.
  expect(await statuses(addresses)).toEqual([301, 404, 404, 301]);
  expect(await statuses(['/google1234.html', '/.well-known/security.txt'])).toEqual([200, 200]);
});

it('does not take a file for whole that has the right size and another content', async () => {
  const distDir = await build();
  const { server, port } = await serve(distDir);
  const next = await nextBuild();
  await writeFile(join(next, 'later-zwei.txt'), 'acht');
  await deploy(next, distDir);
  await until(() => server.output().includes('later-zwei.txt'));
  expect((await rawRequest(port, '/', gzip)).status).toBe(200);
  expect((await rawRequest(port, NEW_SCRIPT)).status).toBe(404);
  await writeFile(join(distDir, 'later-zwei.txt'), 'zwei');
  await untilServed(port, '/', says('Ausgabe zwei'));
});

it('sends the kill switch of the service worker as soon as it lies in its place', async () => {
  const distDir = await build();
  const { server, port } = await serve(distDir);
  for (const end of ['', '.br', '.gz'])
    await copyFile(join(distDir, `_kill-switch/sw.js${end}`), join(distDir, `sw.js${end}`));
  await untilServed(port, '/sw.js', says(KILL_SWITCH));
  expect((await rawRequest(port, '/sw.js', gzip)).headers['content-encoding']).toBe('gzip');
  expect((await rawRequest(port, '/')).status).toBe(200);
  await server.stop();
  const again = await serve(distDir);
  expect((await rawRequest(again.port, '/sw.js')).body.toString()).toBe(KILL_SWITCH);
  expect(again.server.output()).not.toContain('incomplete');
});

it('sends the kill switch also where only the file itself was replaced', async () => {
  const distDir = await build();
  const { port } = await serve(distDir);
  await copyFile(join(distDir, '_kill-switch/sw.js'), join(distDir, 'sw.js'));
  await untilServed(port, '/sw.js', says(KILL_SWITCH));
  const { headers, body } = await rawRequest(port, '/sw.js', gzip);
  expect([headers['content-encoding'], body.toString()]).toEqual([undefined, KILL_SWITCH]);
});

it('keeps old hashed files in memory where the disk cannot, and says so once', async () => {
  const distDir = await build();
  await writeFile(`${distDir}-kept`, 'no folder');
  const { server, port } = await serve(distDir);
  await until(() => server.output().includes('in memory'));
  await deploy(await nextBuild(), distDir);
  await untilServed(port, '/', says('Ausgabe zwei'));
  for (const headers of [{}, { 'Accept-Encoding': 'gzip' }]) {
    expect((await rawRequest(port, OLD_SCRIPT, { headers })).status).toBe(200);
  }
  expect(server.output().match(/in memory/g)).toHaveLength(1);
});

it('serves a build without a list, and another one after a restart', async () => {
  const distDir = await build();
  await unlink(join(distDir, BUILD_LIST));
  const { server, port } = await serve(distDir);
  const next = await nextBuild();
  await unlink(join(next, BUILD_LIST));
  await deploy(next, distDir);
  await delay(1500);
  expect((await rawRequest(port, '/', gzip)).status).toBe(200);
  expect((await rawRequest(port, OLD_SCRIPT, gzip)).status).toBe(200);
  await server.stop();
  const again = await serve(distDir);
  expect((await rawRequest(again.port, '/')).body.toString()).toContain('Ausgabe zwei');
});

it('writes the same list for the same files, and never serves it', async () => {
  const distDir = await build();
  const list = await readFile(join(distDir, BUILD_LIST), 'utf8');
  await writeBuildList(distDir, serverDirOf(distDir));
  expect(await readFile(join(distDir, BUILD_LIST), 'utf8')).toBe(list);
  expect(Object.keys(JSON.parse(list).files)).toContain('index.html.br');
  const { port } = await serve(distDir);
  expect((await rawRequest(port, `/${BUILD_LIST}`)).status).toBe(404);
});

it('starts although the disk takes long to keep the hashed files', async () => {
  const distDir = await build();
  const lastServed = join(`${distDir}-kept`, 'last-served.json');
  await mkdir(dirname(lastServed));
  // Reading from a pipe blocks until something is written to it.
  await promisify(execFile)('mkfifo', [lastServed]);
  const { server, port } = await serve(distDir);
  expect((await rawRequest(port, '/')).status).toBe(200);
  expect((await stat(lastServed)).isFIFO()).toBe(true);
  await writeFile(lastServed, '{}');
  await until(async () => !(await stat(lastServed)).isFIFO());
  expect(await readFile(lastServed, 'utf8')).toContain(OLD_SCRIPT.slice(1));
  expect((await server.stop()).code).toBe(0);
});
