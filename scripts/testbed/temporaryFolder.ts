import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Creates a temporary folder that is removed when the process ends, including on Ctrl-C. */
export async function temporaryFolder(): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'sff-testbed-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  return dir;
}
