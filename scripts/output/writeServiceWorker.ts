import type { Progress } from '../lib/progress';
import { KILL_SWITCH, serviceWorkerFacts, serviceWorkerFiles } from '../serviceWorker/serviceWorkerFiles';
import type { OutputFolder } from './outputFolder';
import { keyOf } from './siteTasks';

const WORKER = 'sw.js';

interface ServiceWorkerTask {
  siteFolder: OutputFolder;
  /** Folder with the bundled worker and its kill switch. */
  workerDir: string;
  /** Hashes of the bundles in that folder and of the code that makes the files. */
  codes: readonly string[];
  progress: Pick<Progress, 'step' | 'done'>;
}

/** True if an operator has copied the kill switch over the service worker. */
async function isSwitchedOff(siteFolder: OutputFolder): Promise<boolean> {
  // Where one cannot be read, the build puts both right.
  const [worker, killSwitch] = await Promise.all(
    [WORKER, KILL_SWITCH].map((file) => siteFolder.read(file).catch(() => undefined)),
  );
  return worker !== undefined && killSwitch !== undefined && worker.equals(killSwitch);
}

/**
 * Writes the service worker and its kill switch, after all other files that visitors get. If the kill switch lies in the
 * worker's place, it stays there, because a scheduled build must not bring a harmful worker back.
 */
export async function writeServiceWorker(task: ServiceWorkerTask): Promise<void> {
  const { siteFolder, workerDir, codes, progress } = task;
  const hashes = new Map([...siteFolder.files()].map(([file, [, hash]]) => [file, hash]));
  const isOff = await isSwitchedOff(siteFolder);
  if (isOff) {
    progress.done(
      'Service worker',
      `the kill switch is in place and stays; to end it, remove ${WORKER} from the output folder, then build`,
    );
  }
  const key = keyOf(...codes, serviceWorkerFacts({ hashes }), isOff);
  if (siteFolder.keep('service worker', key)) return;
  progress.step('Service worker');
  const { files, kept } = await serviceWorkerFiles({
    workerDir,
    hashes,
    read: (file) => siteFolder.read(file),
  });
  const off = files.filter(({ path }) => path === KILL_SWITCH);
  siteFolder.write(
    'service worker',
    isOff ? off.flatMap((file) => [file, { ...file, path: WORKER }]) : files,
    key,
  );
  if (isOff) return;
  progress.done(
    'Service worker',
    `${kept.files} files, ${Math.round(kept.bytes / 1000)} kB kept from the start`,
  );
}
