import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Table from 'cli-table3';
import { Command } from 'commander';
import type { Browser } from 'playwright-core';
import { LOCALE_CODES } from '../../../src/content/locales';
import { createProgress } from '../../lib/progress';
import { copyProject } from '../../testbed/copyProject';
import { withBrowser } from '../../testbed/withBrowser';
import { temporaryFolder } from '../../testbed/temporaryFolder';
import { Person, WAYS } from './person';
import { type Stop, walk } from './walk';

/** Longest wait for Storybook, ms; its first start pre-bundles all dependencies. */
const START_MS = 300_000;
const STEP_MS = 60_000;
const PORT = 6116;
const ID = 'offener-andruck';
const TOOL = `http://localhost:${PORT}/iframe.html?id=compose-a-page--tool&viewMode=story`;

/** Sends a signal to Storybook and its descendants; false if it has already ended. */
function endStorybook({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): boolean {
  const isRunning = pid !== undefined && exitCode === null && signalCode === null;
  return isRunning && process.kill(-pid, signal);
}

/** Starts Storybook's development server in a copy of the project, in its own process group. */
function startStorybook(dir: string): ChildProcess {
  const server = spawn('npm', ['run', 'storybook', '--', '-p', String(PORT), '--exact-port'], {
    cwd: dir,
    detached: true,
    stdio: 'ignore',
  });
  process.once('exit', () => endStorybook(server, 'SIGKILL'));
  return server;
}

async function untilAnswered(server: ChildProcess): Promise<void> {
  const end = performance.now() + START_MS;
  while (performance.now() < end) {
    if (server.exitCode !== null) throw new Error(`Storybook ended with code ${server.exitCode}.`);
    const isThere = await fetch(TOOL).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await delay(500);
  }
  throw new Error(`Storybook did not answer within ${START_MS / 1000} s.`);
}

function tableOf(way: string, stops: readonly Stop[]): string {
  const table = new Table({ head: [way, 'clicks', 'Tab', 'other keys', 'characters', 's'] });
  for (const { name, effort, seconds } of stops) {
    table.push([name, effort.clicks, effort.tabs, effort.keys, effort.typed, seconds.toFixed(1)]);
  }
  return table.toString();
}

/** Files saved by a walk, relative to the project root. */
const FILES = LOCALE_CODES.map((locale) => `content-json/${locale}/press/${ID}.json`);

async function walkBothWays(browser: Browser, dir: string, shotsDir: string | undefined): Promise<void> {
  for (const way of WAYS) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(STEP_MS);
    await page.goto(TOOL, { timeout: START_MS });
    await page.getByLabel('Kind').waitFor({ timeout: START_MS });
    const stops = await walk(new Person(page, way), ID);
    if (shotsDir !== undefined) await page.screenshot({ path: path.join(shotsDir, `${way}.png`) });
    process.stdout.write(`${tableOf(way, stops)}\n`);
    await page.close();
    // The next walk starts without them. `rm` throws if they were not written.
    for (const file of FILES) await rm(path.join(dir, file));
  }
}

async function benchCompose(root: string, { pictures }: { pictures?: string }): Promise<void> {
  const progress = createProgress(process.stderr);
  const dir = path.join(await temporaryFolder(), 'project');
  progress.step('Copying the project');
  await copyProject(root, dir);
  progress.step('Starting Storybook');
  const server = startStorybook(dir);
  await untilAnswered(server);
  progress.step('Composing a press release in two languages');
  try {
    await withBrowser(root, (browser) => walkBothWays(browser, dir, pictures));
  } finally {
    const ended = once(server, 'exit');
    if (endStorybook(server, 'SIGTERM')) await ended;
  }
}

/** `npm run bench -- compose`: the effort to compose a page in both languages and save it. */
export function composeCommand(root: string): Command {
  return new Command('compose')
    .description(
      'Composes a press release in German and English with “Compose a page”, by mouse and by keyboard, and saves it in a copy of the project: clicks, keys, seconds.',
    )
    .option('--pictures <folder>', 'keeps a picture of the end of each walk')
    .action((options: { pictures?: string }) => benchCompose(root, options));
}
