import { Agent } from 'node:http';
import { MEGABYTE_BYTES } from '../../src/applications/limits';
import { Ledger } from './ledger';
import { mebibytes, type Finding, never } from './outcome';
import { pdfOf } from './sendApplication';
import { residentMemory } from '../testbed/residentMemory';
import { startServer } from '../testbed/serverProcess';
import type { TortureStore } from './tortureStore';

/** Returns the quantile of sorted values, e.g. 0.99 for the 99th percentile. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * Sends applications with a 1 MB file from several concurrent senders, each as soon as the previous one is answered.
 */
export async function loadRun(
  distDir: string,
  store: TortureStore,
  { count, senders }: { count: number; senders: number },
): Promise<Finding[]> {
  const server = await startServer({ DIST_DIR: distDir, ...store.environment });
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  try {
    const files = [{ field: 'resume', name: 'cv.pdf', content: pdfOf(MEGABYTE_BYTES) } as const];
    const ledger = new Ledger(() => files, agent);
    let next = 0;
    const send = async () => {
      while (next < count) await ledger.send(server.base, `load-${(next += 1)}`);
    };
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: senders }, send));
    const seconds = (performance.now() - startedAt) / 1000;
    const memory = await residentMemory(server.pid);
    const { times } = ledger;
    const sorted = times.toSorted((a, b) => a - b);
    const [p50, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.99)].map(Math.round);
    return [
      { what: `applications of 1 MB from ${senders} senders`, figure: String(count) },
      never('not answered 201', ledger.open.size),
      { what: 'applications per second', figure: (times.length / seconds).toFixed(1) },
      { what: 'response time: median, 99th percentile', figure: `${p50} ms, ${p99} ms` },
      ...(memory ? [{ what: 'highest memory', figure: mebibytes(memory.peak) }] : []),
    ];
  } finally {
    agent.destroy();
    await server.stop();
  }
}
