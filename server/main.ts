import './productionMode';
import { createServer } from './createServer';
import { openIntake } from './intake/openIntake';
import { registerDeletion } from './intake/registerDeletion';
import { registerIntake } from './intake/registerIntake';
import { createPageRenderer, readStylesheets } from './intake/renderPage';
import { startDelivery } from './intake/startDelivery';
import { listen } from './listen';
import { readSettings, StartError, settingTable } from './settings';
import { stopOnSignal } from './stopOnSignal';

async function main(): Promise<void> {
  const [unknown] = process.argv.slice(2);
  if (unknown !== undefined) {
    const names = Object.values(settingTable).map(({ name }) => name);
    throw new StartError(
      `Unknown option "${unknown}": settings come from the environment (${names.join(', ')}).`,
    );
  }
  const settings = readSettings(process.env);
  const app = await createServer(settings);
  const intake = await openIntake(settings, app.log);
  registerIntake(app, intake, createPageRenderer(settings.distDir, app.log));
  registerDeletion(app, intake, await readStylesheets(settings.distDir));
  const delivery = startDelivery(intake, settings);
  app.addHook('onClose', () => delivery.stop());
  stopOnSignal(app);
  const base = await listen(app, settings);
  console.log(
    `Deutsch  ${base}/\nEnglish  ${base}/en/\nApplications are kept in ${intake.store.place}\nCtrl-C ends the server.`,
  );
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
