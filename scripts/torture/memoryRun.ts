import { mebibytes, type Finding } from './outcome';
import { pdfOf, sendApplication, type SentFile } from './sendApplication';
import { residentMemory } from '../testbed/residentMemory';
import { startServer } from '../testbed/serverProcess';
import type { TortureStore } from './tortureStore';

/** Memory limit of the server while it receives the largest applications concurrently, MiB. */
const MEMORY_LIMIT = 200;

const MEGABYTE = 1_048_576;

/** Returns the files of the largest possible application: 25 MB in three files. */
function largestFiles(): SentFile[] {
  const ten = pdfOf(10 * MEGABYTE, 'ten');
  return [
    { field: 'resume', name: 'a.pdf', content: ten },
    { field: 'portfolio', name: 'b.pdf', content: ten },
    { field: 'certificates', name: 'c.pdf', content: pdfOf(5 * MEGABYTE, 'five') },
  ];
}

/** Sends the largest applications concurrently and measures the server's memory. */
export async function memoryRun(distDir: string, store: TortureStore, parallel: number): Promise<Finding[]> {
  const server = await startServer({ DIST_DIR: distDir, ...store.environment });
  try {
    const before = await residentMemory(server.pid);
    const files = largestFiles();
    const answers = await Promise.all(
      Array.from({ length: parallel }, (_, index) =>
        sendApplication(server.base, {
          files,
          changes: { pitch: String(index) },
          key: `large-${index}`,
        }).then(
          ({ status, ms }) => ({ status, ms }),
          () => ({ status: 0, ms: 0 }),
        ),
      ),
    );
    const after = await residentMemory(server.pid);
    const failed = answers.filter(({ status }) => status !== 201).length;
    const longest = Math.max(...answers.map(({ ms }) => ms));
    return [
      { what: 'applications of 25 MB at once', figure: String(parallel) },
      { what: 'not answered 201', figure: String(failed), isOk: failed === 0 },
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
