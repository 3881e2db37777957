// Covers scripts/dev, server/listen.ts.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { PageData } from '../../../src/content/pageData';
import { pageDataUrl, queryDataUrl } from '../../../src/content/dataUrls';
import { copySmallProject } from '../../helpers/copySmallProject';
import { eventually } from '../../helpers/eventually';
import { freePort } from '../../../scripts/testbed/freePort';
import { temporaryFolder } from '../../helpers/temporaryFolder';

/** In place of Parcel: writes its process id to a file, then fails, or waits for SIGTERM and writes another file. */
const PARCEL = `
const { writeFileSync } = require('node:fs');
if (process.env.PARCEL_FAILS) process.exit(3);
process.on('SIGTERM', () => {
  writeFileSync('parcel.ended', '');
  process.exit();
});
writeFileSync('parcel.pid', String(process.pid));
setInterval(() => {}, 1000);
`;

const NEW_TEXT = 'onlyInThisTest.label';

let copy: string;
let server: ChildProcess;

const inCopy = (...names: string[]) => path.join(copy, ...names);

/** Starts the copy's dev server. */
function start(port: number, env: Record<string, string> = {}) {
  const started = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/main.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), ...env },
  });
  server = started;
  let output = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (data) => (output += String(data)));
  return { output: () => output, exitCode: once(started, 'close').then(([code]) => code as number | null) };
}

/** Adds a text to the texts of each language. */
function addText(): void {
  for (const locale of ['de', 'en']) {
    const file = inCopy('content-json', locale, 'texts.json');
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    writeFileSync(file, `${JSON.stringify({ ...texts, [NEW_TEXT]: 'Neu' }, null, 2)}\n`);
  }
}

/** True if the home page gets the new text. */
async function hasNewText(port: number): Promise<boolean> {
  const read = async (url: string) => (await fetch(`http://127.0.0.1:${port}${url}`)).text();
  const { queries } = JSON.parse(await read(pageDataUrl('/'))) as PageData;
  const data = await Promise.all(queries.map((hash) => read(queryDataUrl(hash))));
  return data.some((text) => text.includes(NEW_TEXT));
}

beforeAll(async () => {
  copy = temporaryFolder();
  await copySmallProject(copy);
  const parcel = inCopy('node_modules/parcel');
  rmSync(parcel);
  await mkdir(path.join(parcel, 'lib'), { recursive: true });
  writeFileSync(path.join(parcel, 'package.json'), '{ "name": "parcel" }\n');
  writeFileSync(path.join(parcel, 'lib/bin.js'), PARCEL);
});

afterEach(() => {
  server.kill('SIGKILL');
  const [pid, ended] = [inCopy('parcel.pid'), inCopy('parcel.ended')];
  // Left over only if the test has failed.
  if (existsSync(pid) && !existsSync(ended)) process.kill(Number(readFileSync(pid, 'utf8')), 'SIGKILL');
  for (const file of [pid, ended]) rmSync(file, { force: true });
});

it('says that another program has the port, ends with 1 and starts nothing', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  // Put back afterwards, so that the other tests need not make again what the project has made.
  renameSync(inCopy('.cache'), inCopy('.cache-aside'));
  const { output, exitCode } = start(port);
  expect(await exitCode).toBe(1);
  expect(output()).toBe(
    `PORT ${port} is taken by another program: stop that one, or set PORT to a free port (0 takes any).\n`,
  );
  expect(existsSync(inCopy('parcel.pid'))).toBe(false);
  expect(existsSync(inCopy('.cache'))).toBe(false);
  renameSync(inCopy('.cache-aside'), inCopy('.cache'));
  other.close();
});

it('ends with 1 before it listens where Parcel cannot work', async () => {
  const before = copy;
  copy = `${before}#`;
  renameSync(before, copy);
  const { output, exitCode } = start(await freePort());
  expect(await exitCode).toBe(1);
  expect(output()).toMatch(/^Parcel cannot work in .+#\/, because .+\n$/);
  renameSync(copy, before);
  copy = before;
});

it('ends with 1 when Parcel ends, and says how it ended', async () => {
  const { output, exitCode } = start(await freePort(), { PARCEL_FAILS: 'yes' });
  expect(await exitCode).toBe(1);
  expect(output()).toContain(
    'Parcel ended with exit code 3; the lines above say why. The dev server needs it and ends too.\n',
  );
});

it('says that another one runs in the same folder, and ends with 1', async () => {
  const first = start(await freePort());
  await eventually(() => first.output().includes('Dev server: '), true);
  const running = server;
  const { output, exitCode } = start(await freePort());
  expect(await exitCode).toBe(1);
  expect(output()).toBe(
    `npm run dev is already running for this folder (process ${running.pid}): use that one, or stop it first.\n`,
  );
  running.kill('SIGTERM');
  expect(await first.exitCode).toBe(0);
  expect(existsSync(inCopy('.cache/dev/lock'))).toBe(false);
});

it('delivers a text that code uses after it was written, and ends together with Parcel', async () => {
  const port = await freePort();
  const { output, exitCode } = start(port);
  await eventually(() => output().includes('Dev server: '), true);
  addText();
  await eventually(() => output().includes('Content is up to date'), true);
  expect(await hasNewText(port)).toBe(false);
  writeFileSync(inCopy('src/lib/onlyInThisTest.ts'), `export const LABEL = '${NEW_TEXT}';\n`);
  await eventually(() => hasNewText(port), true);

  await eventually(() => existsSync(inCopy('parcel.pid')), true);
  server.kill('SIGTERM');
  expect(await exitCode).toBe(0);
  await eventually(() => existsSync(inCopy('parcel.ended')), true);
});

it('prints warnings at the start, and again only if they change', async () => {
  const file = inCopy('content-json/en/pages/contact.json');
  const text = readFileSync(file, 'utf8');
  const written = text.replace(/"metaDescription": "(\S+) /, '"metaDescription": "$1  ');
  writeFileSync(file, written);
  const { output } = start(await freePort());
  const shownTimes = () => output().split('[double-blank]').length - 1;
  await eventually(() => output().includes('Dev server: '), true);
  expect(shownTimes()).toBe(1);
  writeFileSync(file, `${written}\n`);
  await eventually(() => /Content is up to date \(\d+ pages, 1 warning\)/.test(output()), true);
  expect(shownTimes()).toBe(1);
  writeFileSync(file, text);
  await eventually(() => /Content is up to date \(\d+ pages, 0 warnings\)/.test(output()), true);
  expect(shownTimes()).toBe(1);
});

it('starts with broken content, says so on every page, and shows it once it is corrected', async () => {
  const file = inCopy('content-json/de/pages/contact.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.slice(0, -3));
  const port = await freePort();
  const at = (url: string) => fetch(`http://127.0.0.1:${port}${url}`);
  const { output } = start(port);
  await eventually(() => output().includes('Dev server: '), true);
  expect(output()).toContain('content-json/de/pages/contact.json');

  const page = await at('/about/');
  expect([page.status, page.headers.get('refresh')]).toEqual([503, null]);
  expect(await page.text()).toContain('<script type="module" src="/__dev/client.js">');
  const events = (await at('/__dev/events')).body?.pipeThrough(new TextDecoderStream()).getReader();
  let sent = '';
  const receive = async (event: string) => {
    while (!sent.includes(`event: ${event}\n`)) sent += (await events?.read())?.value ?? '';
    return sent;
  };
  expect(await receive('problems')).toContain('content-json/de/pages/contact.json');

  writeFileSync(file, text);
  await receive('content');
  expect((await at(pageDataUrl('/kontakt/'))).status).toBe(200);
  await events?.cancel();
});
