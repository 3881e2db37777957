import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { homePath, LOCALE_CODES, LOCALES } from '../src/content/locales';
import { PREVIEW_FILE } from '../src/hosting/preview';
import { createServer } from './createServer';
import { followBuild } from './followBuild';
import { helpText } from './helpText';
import { openIntake } from './intake/openIntake';
import { startLines } from './intake/startLines';
import { registerIntake } from './intake/registerIntake';
import { registerLinks } from './intake/links/registerLinks';
import { createBackgroundWork } from './intake/upkeep/backgroundWork';
import { addFaults, FAULTS_PATH, loopbackHost } from './faults/faults';
import { isLoopback } from './isLoopback';
import { listen } from './listen';
import { readSettings, StartError, unknownSettings } from './settings';
import { stopOnSignal } from './stopOnSignal';

/** Makes the server misbehave on purpose; see the README. */
const FAULTS_OPTION = '--faults';

async function main(): Promise<void> {
  // The disk behind it may be full; what cannot be printed is lost.
  process.stdout.on('error', () => undefined);
  const options = process.argv.slice(2);
  if (options.includes('--help') || options.includes('-h')) {
    console.log(helpText([[FAULTS_OPTION, 'fails on request, for tests on this machine only']]));
    return;
  }
  const unknown = options.find((option) => option !== FAULTS_OPTION);
  if (unknown !== undefined) {
    throw new StartError(
      `Unknown option "${unknown}": the only one is ${FAULTS_OPTION}; settings come from the environment, and --help lists them.`,
    );
  }
  const settings = readSettings(process.env);
  const strangers = unknownSettings(process.env);
  if (strangers.length > 0)
    console.error(`No settings of this server, so they have no effect: ${strangers.join(', ')}.`);
  const hasFaults = options.includes(FAULTS_OPTION);
  if (hasFaults) settings.host = loopbackHost(settings.host);
  if (
    existsSync(join(settings.distDir, PREVIEW_FILE)) &&
    settings.previewPassword === '' &&
    !isLoopback(settings.host)
  )
    throw new StartError(
      `"${settings.distDir}" is a preview with unpublished pages: set PREVIEW_PASSWORD, or set HOST to 127.0.0.1 to serve it on this machine only.`,
    );
  const app = await createServer({ ...settings, isFast: !hasFaults });
  const intake = await openIntake(settings, app.log);
  const { renderPage, stylesheets } = await followBuild(intake, app.site, settings.distDir);
  registerIntake(app, intake, renderPage);
  registerLinks(app, intake, { renderPage, stylesheets });
  const work = createBackgroundWork(intake, settings);
  // In one hook, because Fastify runs hooks of its close from last to first: the work still needs the store.
  app.addHook('onClose', async () => {
    await work.stop();
    intake.close();
  });
  if (hasFaults) addFaults(app);
  stopOnSignal(app, settings.stopGraceS);
  const base = await listen(app, settings);
  // Without its store, there is nothing to work on.
  void Promise.resolve(intake.opening).then(() => work.start());
  if (hasFaults) console.log(`Faults   ${base}${FAULTS_PATH}`);
  const width = Math.max(...LOCALE_CODES.map((locale) => LOCALES[locale].autonym.length));
  const addresses = LOCALE_CODES.map(
    (locale) => `${LOCALES[locale].autonym.padEnd(width)}  ${base}${homePath(locale)}`,
  );
  const lines = [...addresses, ...startLines(settings, intake.store.place), 'Ctrl-C ends the server.'];
  console.log(lines.join('\n'));
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
