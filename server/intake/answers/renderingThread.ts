import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RenderPage, RenderRequest } from '../../../src/document/renderRequest';

/** A build's server-side rendering code, loaded in a thread of its own. */
export interface RenderingThread {
  /** Renders a page as soon as its data has been read. Rejects if the thread ends before. */
  render: (request: Promise<RenderRequest>) => ReturnType<RenderPage>;
  /** Ends the thread once no page is waiting any more. */
  close: () => void;
}

/**
 * Code that runs in the thread. Node cannot unload a module, and the app's modules refer to each other by global names:
 * only a separate thread lets a build be loaded beside an earlier one and be dropped later.
 */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
const app = import(workerData);
parentPort.on('message', async ({ id, request }) => {
  try {
    parentPort.postMessage({ id, html: await (await app).renderPage(request) });
  } catch (error) {
    parentPort.postMessage({ id, failure: String(error?.stack ?? error) });
  }
});`;

type ThreadAnswer = { id: number } & ({ html: string } | { failure: string });

/** Starts a thread with the rendering program in `file`; it does not keep the process alive. */
export function startRenderingThread(file: string): RenderingThread {
  const thread = new Worker(THREAD, { eval: true, workerData: pathToFileURL(file).href, execArgv: [] });
  thread.unref();
  const waiting = new Map<number, { resolve: (html: string) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let isClosing = false;
  /** Why the thread has ended; it ignores messages from then on. */
  let end: Error | undefined;
  const endIfIdle = (): void => {
    if (isClosing && waiting.size === 0) void thread.terminate();
  };
  thread.on('message', (answer: ThreadAnswer) => {
    const place = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('html' in answer) place?.resolve(answer.html);
    else place?.reject(new Error(answer.failure));
    endIfIdle();
  });
  const fail = (error: Error): void => {
    end ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  thread.on('error', fail);
  thread.on('exit', () => fail(new Error('the thread that renders pages has ended')));
  return {
    render: (request) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1);
        waiting.set(id, { resolve, reject });
        const giveUp = (error: Error): void => {
          waiting.delete(id);
          reject(error);
          endIfIdle();
        };
        request.then((data) => (end ? giveUp(end) : thread.postMessage({ id, request: data })), giveUp);
      }),
    close: () => {
      isClosing = true;
      endIfIdle();
    },
  };
}
