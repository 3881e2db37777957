import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from '../helpers/freePort';
import { type Daemon, startDaemon } from './daemon';

/** A real Redis on a port of 127.0.0.1 that keeps nothing. */
export interface RedisServer {
  url: string;
  /** Ends it; what it held is gone. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  hang: () => void;
  goOn: () => void;
  /** Its answer to a command of words without blanks, as it comes over the wire. */
  ask: (...words: readonly string[]) => Promise<string>;
}

async function ask(port: number, words: readonly string[]): Promise<string> {
  const client = connect(port, '127.0.0.1');
  try {
    client.write(`${words.join(' ')}\r\n`);
    const [answer] = (await once(client, 'data')) as [Buffer];
    return answer.toString();
  } finally {
    client.destroy();
  }
}

/** Starts Redis on a free port. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let daemon: Daemon | undefined;
  const start = async () => {
    daemon = await startDaemon(
      '/usr/bin/redis-server',
      [...['--port', String(port), '--bind', '127.0.0.1'], ...['--save', '', '--appendonly', 'no']],
      async () => (await ask(port, ['PING'])).startsWith('+PONG'),
    );
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}/0`,
    start,
    stop: async () => {
      daemon?.goOn();
      await daemon?.stop();
      daemon = undefined;
    },
    hang: () => daemon?.hang(),
    goOn: () => daemon?.goOn(),
    ask: (...words) => ask(port, words),
  };
}
