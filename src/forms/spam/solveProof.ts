import type { ProofTask } from '../../applications/proofOfWork';

/**
 * Solves the server's task in a worker, so that the page stays responsive. Resolves to undefined without workers or
 * hashing: the form can be sent without it, but gets a higher spam score. Rejects if the browser forbids workers.
 */
export function solveProof(task: ProofTask): Promise<number | undefined> {
  if (typeof Worker === 'undefined' || !crypto.subtle) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('proofWorker.ts', import.meta.url), { type: 'module' });
    const finish = (number: number | undefined) => {
      worker.terminate();
      resolve(number);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => finish(data));
    worker.addEventListener('error', () => finish(undefined));
    worker.postMessage(task);
  });
}
