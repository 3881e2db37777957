import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/testbed/freePort';
import { type Daemon, startDaemon } from './daemon';

/** Content that the tests' own signatures treat as malware. In two parts, so that scanners ignore this file. */
export const MALWARE = ['X-SFF-TEST', 'MALWARE-X'].join('-');
/** The harmless test file of the European Institute for Computer Antivirus Research (eicar.org). */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Longest stream that it accepts, bytes. */
export const STREAM_MAX_BYTES = 12 * 1_048_576;

/** A real clamd with the tests' own signatures. */
export interface Clamd {
  socket: string;
  port: number;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Stops for good. */
  remove: () => Promise<void>;
}

const hex = (text: string) => Buffer.from(text).toString('hex');

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const client = connect(socket);
    client.on('error', () => resolve(false));
    client.on('data', (answer) => {
      client.destroy();
      resolve(answer.toString().startsWith('PONG'));
    });
    client.write('zPING\0');
  });
}

/** Starts clamd on a socket and a port of 127.0.0.1. */
export async function startRealClamd(): Promise<Clamd> {
  const dir = await mkdtemp(join(tmpdir(), 'sff-clamd-'));
  const [database, socket, config] = ['db', 'clamd.sock', 'clamd.conf'].map((name) => join(dir, name)) as [
    string,
    string,
    string,
  ];
  const port = await freePort();
  await mkdir(database);
  await writeFile(
    join(database, 'sff.ndb'),
    `Sff.Test.Malware:0:*:${hex(MALWARE)}\nEicar-Test-Signature:0:*:${hex(EICAR)}\n`,
  );
  await writeFile(
    config,
    [
      'Foreground yes',
      `DatabaseDirectory ${database}`,
      `LocalSocket ${socket}`,
      'TCPAddr 127.0.0.1',
      `TCPSocket ${port}`,
      `StreamMaxLength ${STREAM_MAX_BYTES}`,
      // The user who runs the tests.
      'User root',
      '',
    ].join('\n'),
  );
  let daemon: Daemon | undefined;
  const stop = async () => {
    await daemon?.stop();
    daemon = undefined;
  };
  const clamd: Clamd = {
    socket,
    port,
    start: async () => {
      daemon = await startDaemon('/usr/sbin/clamd', [`--config-file=${config}`], () => answers(socket));
    },
    stop,
    remove: async () => {
      await stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
  await clamd.start();
  return clamd;
}
