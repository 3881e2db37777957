import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';

/** Number of concurrent connections; each sends its next request as soon as the previous one is answered. */
const CONNECTIONS = 16;

/** Linux counts processor time in units of 10 ms. */
const TICK_MS = 10;

/** Result of a number of requests. */
export interface Load {
  perSecond: number;
  /** 99th percentile of response times, ms. */
  p99Ms: number;
}

const HEAD_END = '\r\n\r\n';

/** Sends requests over one connection until `next` returns false; adds each response time to `times`, ms. */
function askAgain(port: number, request: string, next: () => boolean, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let head = '';
    let length = 0;
    let received = 0;
    let sentAt = 0;
    const send = () => {
      if (!next()) {
        socket.end();
        resolve();
        return;
      }
      sentAt = performance.now();
      socket.write(request);
    };
    /** Returns the length of a response, the same for all; 0 until its headers are complete. */
    const readLength = (chunk: Buffer): number => {
      head += chunk.toString('latin1');
      const end = head.indexOf(HEAD_END);
      if (end < 0) return 0;
      const body = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (!/^HTTP\/1\.1 200 /.test(head) || body === undefined) {
        throw new Error(`incomplete response: ${head.slice(0, 60)}`);
      }
      return end + HEAD_END.length + Number(body);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      try {
        length ||= readLength(chunk);
      } catch (error) {
        socket.destroy();
        reject(error as Error);
        return;
      }
      received += chunk.length;
      if (length === 0 || received < length) return;
      received -= length;
      times.push(performance.now() - sentAt);
      send();
    });
  });
}

/**
 * Requests one file repeatedly from a local server, accepting gzip like a browser.
 * @throws Error if a response is not the complete file
 */
export async function loadServer(port: number, path: string, requests: number): Promise<Load> {
  const headers = ['Host: localhost', 'User-Agent: bench', 'Accept: */*', 'Accept-Encoding: gzip'];
  const request = `GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}${HEAD_END}`;
  const times: number[] = [];
  let left = requests;
  const next = () => {
    left -= 1;
    return left >= 0;
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, () => askAgain(port, request, next, times)));
  const seconds = (performance.now() - startedAt) / 1000;
  const p99Ms = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { perSecond: requests / seconds, p99Ms };
}

/** Returns the processor time of a process and its descendants so far, ms. Linux only. */
export async function processorMs(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The program name, in brackets, may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const own = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  let children = 0;
  for (const task of await readdir(`/proc/${pid}/task`)) {
    const list = await readFile(`/proc/${pid}/task/${task}/children`, 'utf8');
    for (const child of list.split(' ').filter(Boolean)) children += await processorMs(Number(child));
  }
  return own + children;
}
