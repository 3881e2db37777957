import { createServer } from './createServer';
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
  stopOnSignal(app);
  const base = await listen(app, settings);
  console.log(`Deutsch  ${base}/\nEnglish  ${base}/en/\nCtrl-C ends the server.`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
