import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from '../../scripts/testbed/freePort';
import { type Daemon, startDaemon } from './daemon';

/** A real Redis on a port of 127.0.0.1, without persistence. */
export interface RedisServer {
  url: string;
  /** Stops it; its data is lost. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  hang: () => void;
  goOn: () => void;
  /** Its raw response to a command of words without spaces. */
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
