// Covers scripts/dev, scripts/parcel/bundle.ts, src/shell.html, src/entry.client.tsx, src/entry.early.ts.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../scripts/browser/launchBrowser';
import { copySmallProject } from '../../helpers/copySmallProject';

const ROOT = path.resolve(__dirname, '../../..');

/** Longest wait for the first bundle, ms: it is made without a cache. */
const BUNDLING_MS = 120_000;

let copy: string;
let server: ChildProcess;
let browser: Browser;

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'dev-in-browser-'));
  await copySmallProject(copy);
  browser = await launchBrowser(ROOT);
});

afterAll(async () => {
  server.kill('SIGTERM');
  await Promise.all([browser.close(), server.exitCode ?? once(server, 'close')]);
  rmSync(copy, { recursive: true, force: true });
});

/** Starts the dev server of the copy, by default on a free port; resolves to its address, where pages wait for the first bundle. */
async function start(port = '0'): Promise<string> {
  server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/main.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: port },
  });
  let output = '';
  return new Promise((resolve, reject) => {
    server.once('close', () => reject(new Error(output)));
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (data) => {
        output += String(data);
        const [, origin] = /Dev server: (http:\/\/[^/]+)/.exec(output) ?? [];
        if (origin !== undefined) resolve(origin);
      });
  });
}

it('shows a page that was opened while it started, a text that was saved, and the problems of content that was saved broken', async () => {
  const origin = await start();
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(`${origin}/about/`);
  const file = path.join(copy, 'content-json/de/pages/about.json');
  const text = readFileSync(file, 'utf8');
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: BUNDLING_MS });

  writeFileSync(file, text.replace(/"title": "[^"]+"/, '"title": "Nebeneinander"'));
  await page.getByRole('heading', { level: 1, name: 'Nebeneinander' }).waitFor();

  writeFileSync(file, text.slice(0, -3));
  await page.getByText('content-json/de/pages/about.json').waitFor();
  expect(faults).toEqual([]);

  // The page follows a server that was started again.
  server.kill('SIGTERM');
  await once(server, 'close');
  writeFileSync(file, text.replace(/"title": "[^"]+"/, '"title": "Übereinander"'));
  await start(new URL(origin).port);
  await page.getByRole('heading', { level: 1, name: 'Übereinander' }).waitFor({ timeout: BUNDLING_MS });
});
