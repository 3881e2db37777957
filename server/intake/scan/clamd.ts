import { once } from 'node:events';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { errorCode } from '../../errorCode';
import { type Scanner, ScannerUnavailableError, type ScanVerdict } from '../contents/scanner';

/** Concurrent scans; clamd has ten threads by default, which others may use, too. */
const SCANS_AT_ONCE = 4;
/** Maximum length of a valid response, characters. */
const MAX_ANSWER = 1024;
const END = '\0';

/** Address of clamd: the path of a socket, or host and port. */
export type ClamdAddress = Extract<NetConnectOpts, { path: string }> | { host: string; port: number };

function verdictOf(answer: string): ScanVerdict {
  if (/^stream: OK$/.test(answer)) return 'clean';
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
  if (answer === '') throw new ScannerUnavailableError('no answer');
  throw new ScannerUnavailableError(`the answer "${answer}"`);
}

/** Reads up to the end of the response or of the connection. */
function readAnswer(socket: Socket, isDown: () => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      const end = answer.indexOf(END);
      if (end >= 0 || answer.length > MAX_ANSWER)
        resolve(answer.slice(0, end >= 0 ? end : MAX_ANSWER).trim());
    });
    socket.on('error', (error) =>
      reject(new ScannerUnavailableError(errorCode(error) ?? error.message, isDown())),
    );
    socket.on('close', () => resolve(answer.trim()));
  });
}

/** A chunk in the format of INSTREAM (clamd's manual): its length, then its bytes. An empty one ends the stream. */
function framed(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return Buffer.concat([length, chunk]);
}

/** Sends a file, or as much of it as the scanner accepts: one that rejects the rest responds before the end. */
async function send(socket: Socket, file: Readable, answer: Promise<unknown>): Promise<void> {
  const isOver = answer.then(
    () => true,
    () => true,
  );
  const drained = () => once(socket, 'drain').then(() => false);
  socket.write(`zINSTREAM${END}`);
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (chunk.length === 0 || socket.write(framed(chunk))) continue;
    if (await Promise.race([drained(), isOver])) return;
  }
  socket.write(framed(Buffer.alloc(0)));
}

async function scanStream(address: ClamdAddress, file: Readable, signal: AbortSignal): Promise<ScanVerdict> {
  const socket = connect(address);
  let isConnected = false;
  socket.once('connect', () => (isConnected = true));
  const answer = readAnswer(socket, () => !isConnected);
  const abort = () => {
    socket.destroy();
    file.destroy();
  };
  try {
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    await send(socket, file, answer);
    return verdictOf(await answer);
  } catch (error) {
    throw signal.aborted ? new ScannerUnavailableError('too slow', !isConnected) : error;
  } finally {
    signal.removeEventListener('abort', abort);
    abort();
  }
}

/** Creates a scanner using clamd's stream protocol: nothing has to be written to a disk that clamd can read. */
export function clamdScanner(address: ClamdAddress): Scanner {
  const atOnce = pLimit(SCANS_AT_ONCE);
  return {
    scan: (open, signal) =>
      atOnce(async () => {
        if (signal.aborted) throw new ScannerUnavailableError('too slow');
        return scanStream(address, await open(), signal);
      }),
  };
}
