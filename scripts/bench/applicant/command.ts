import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Table from 'cli-table3';
import { Command, Option } from 'commander';
import type { Browser } from 'playwright-core';
import { applicationPath } from '../../../server/intake/tokens/applicationLink';
import { Spool } from '../../../server/intake/store/spool';
import { LOCALE_CODES, type Locale } from '../../../src/content/locales';
import { createProgress } from '../../lib/progress';
import { startServer } from '../../testbed/serverProcess';
import { withBrowser } from '../../testbed/withBrowser';
import { allEntries } from '../../torture/allEntries';
import { namesOf, wholeNumber } from '../../lib/arguments';
import { DIST, ROOT } from '../builtSite';
import { SLOW_4G } from '../load/visitPage';
import { temporaryFolder } from '../../testbed/temporaryFolder';
import { startVisit, THROTTLING } from '../visits';
import { Applicant, type Pace, type Way, WAYS } from './applicant';
import { type Stop, type Walked, walk } from './walk';

/** Targets for the way to a sent application. */
const MOST_SECONDS = 240;
const MOST_TAPS = 60;

const STEP_MS = 60_000;

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

interface Options {
  languages: Locale[];
  ways: Way[];
  letters: number;
  aim: number;
  pictures?: string;
}

/** Environment of the walks. */
interface WalkEnvironment {
  browser: Browser;
  origin: string;
  intakeDir: string;
  pace: Pace;
  pictures?: string | undefined;
}

/** Returns the path of the link to the latest application. */
async function lastLink(intakeDir: string): Promise<string> {
  const spool = new Spool(intakeDir);
  const newest = (await allEntries(spool)).at(-1);
  if (newest === undefined) throw new Error('No application has arrived.');
  return applicationPath({ secret: await spool.secret() }, newest);
}

async function walkOnce(
  environment: WalkEnvironment,
  locale: Locale,
  way: Way,
  job?: string,
): Promise<Walked> {
  const { browser, origin, intakeDir, pace, pictures } = environment;
  const { page, session, close } = await startVisit(browser, THROTTLING, {
    ...PHONE,
    javaScriptEnabled: way !== 'noScript',
  });
  page.setDefaultTimeout(STEP_MS);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  // esbuild, which compiles this file, calls a helper to name functions that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  try {
    return await walk(new Applicant(page, way, pace), {
      origin,
      locale,
      job,
      pictures,
      link: () => lastLink(intakeDir),
    });
  } catch (error) {
    if (pictures !== undefined)
      await page.screenshot({ path: path.join(pictures, `${locale} ${way} stuck.png`) });
    throw error;
  } finally {
    await close();
  }
}

function tableOf(title: string, stops: readonly Stop[]): string {
  const table = new Table({ head: [title, 'taps', 'other keys', 'letters', 'swipes', 's'] });
  for (const { name, effort, seconds } of stops)
    table.push([name, effort.taps, effort.keys, effort.letters, effort.swipes, seconds.toFixed(1)]);
  return table.toString();
}

/** True if the application was sent within the targets. */
function isInTime(stops: readonly Stop[]): boolean {
  const sent = stops.find(({ name }) => name === 'sent');
  return (
    sent !== undefined && sent.seconds <= MOST_SECONDS && sent.effort.taps + sent.effort.keys <= MOST_TAPS
  );
}

async function walkAll(environment: WalkEnvironment, { languages, ways }: Options): Promise<void> {
  const progress = createProgress(process.stderr);
  const late: string[] = [];
  for (const locale of languages) {
    let job: string | undefined;
    for (const way of ways) {
      const title = `${locale}, ${way}`;
      progress.step(title);
      try {
        const walked = await walkOnce(environment, locale, way, way === 'noScript' ? job : undefined);
        job = walked.job;
        process.stdout.write(`${job}\n${tableOf(title, walked.stops)}\n`);
        if (!isInTime(walked.stops)) late.push(title);
      } catch (error) {
        process.stdout.write(`${title}: ${(error as Error).message}\n`);
        late.push(title);
      }
    }
  }
  const load = os.loadavg().map((value) => value.toFixed(1));
  process.stdout.write(`Load of the machine over 1, 5, 15 minutes: ${load.join(', ')}.\n`);
  const aim = `sent within ${MOST_SECONDS} s and ${MOST_TAPS} taps and keys`;
  process.stdout.write(late.length === 0 ? `All ${aim}.\n` : `Not ${aim}: ${late.join('; ')}.\n`);
}

async function benchApplicant(options: Options): Promise<void> {
  const { letters, aim, pictures } = options;
  if (pictures !== undefined) await mkdir(pictures, { recursive: true });
  const intakeDir = path.join(await temporaryFolder(), 'intake');
  const server = await startServer({ DIST_DIR: DIST, INTAKE_DIR: intakeDir });
  process.once('exit', () => void server.kill());
  const pace = { lettersPerSecond: letters, aimMs: aim };
  try {
    await withBrowser(ROOT, (browser) =>
      walkAll({ browser, origin: server.base, intakeDir, pace, pictures }, options),
    );
  } finally {
    await server.stop();
  }
}

/** `npm run bench -- applicant`: the effort to find a job, apply for it and withdraw. */
export function applicantCommand(): Command {
  return new Command('applicant')
    .description(
      'Applies for a job as somebody with a phone (360 × 740 px, processor four times slower, slow 4G) in each language: by touch, without script, and by keyboard; then adds a file and withdraws: taps, keys, letters, seconds.',
    )
    .addOption(
      new Option('--languages <codes>', `which languages: ${LOCALE_CODES.join(', ')}`)
        .argParser(namesOf(LOCALE_CODES))
        .default(LOCALE_CODES, 'all'),
    )
    .addOption(
      new Option('--ways <names>', `which ways: ${WAYS.join(', ')}`)
        .argParser(namesOf(WAYS))
        .default(WAYS, 'all'),
    )
    .option('--letters <number>', 'letters typed in a second', wholeNumber, 3)
    .option('--aim <ms>', 'time before each tap and swipe', wholeNumber, 1000)
    .option('--pictures <folder>', 'keeps a picture of each stop')
    .action(benchApplicant);
}
