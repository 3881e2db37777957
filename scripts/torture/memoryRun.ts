import { MEGABYTE_BYTES } from '../../src/applications/limits';
import { Ledger } from './ledger';
import { mebibytes, type Finding, never } from './outcome';
import { pdfOf, type SentFile } from './sendApplication';
import { residentMemory } from '../testbed/residentMemory';
import { startServer } from '../testbed/serverProcess';
import type { TortureStore } from './tortureStore';

/** Memory limit of the server while it receives the largest applications concurrently, MiB. */
const MEMORY_LIMIT = 200;

/** Returns the files of the largest possible application: 25 MB in three files. */
function largestFiles(): SentFile[] {
  const ten = pdfOf(10 * MEGABYTE_BYTES, 'ten');
  return [
    { field: 'resume', name: 'a.pdf', content: ten },
    { field: 'portfolio', name: 'b.pdf', content: ten },
    { field: 'certificates', name: 'c.pdf', content: pdfOf(5 * MEGABYTE_BYTES, 'five') },
  ];
}

/** Sends the largest applications concurrently and measures the server's memory. */
export async function memoryRun(distDir: string, store: TortureStore, parallel: number): Promise<Finding[]> {
  const server = await startServer({ DIST_DIR: distDir, ...store.environment });
  try {
    const before = await residentMemory(server.pid);
    const files = largestFiles();
    const ledger = new Ledger(() => files);
    await Promise.all(
      Array.from({ length: parallel }, (_, index) => ledger.send(server.base, `large-${index}`)),
    );
    const after = await residentMemory(server.pid);
    const longest = Math.max(0, ...ledger.times);
    return [
      { what: 'applications of 25 MB at once', figure: String(parallel) },
      never('not answered 201', ledger.open.size),
      { what: 'time until the last response', figure: `${(longest / 1000).toFixed(1)} s` },
      ...(before && after
        ? [
            { what: 'memory of the server before', figure: mebibytes(before.now) },
            {
              what: `memory of the server at its highest (limit ${MEMORY_LIMIT} MiB)`,
              figure: mebibytes(after.peak),
              isOk: after.peak < MEMORY_LIMIT,
            },
          ]
        : [{ what: 'memory of the server', figure: 'only measured on Linux' }]),
    ];
  } finally {
    await server.stop();
  }
}
