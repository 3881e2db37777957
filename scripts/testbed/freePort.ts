import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports that no system assigns by itself (Linux starts at 32768, others at 49152), so that no other program gets the
 * port while its server is down.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_767;
const ATTEMPTS = 100;

/**
 * A currently unused port of 127.0.0.1, for servers that are restarted and programs that cannot choose one themselves.
 * @throws if 100 ports at random are all in use
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    const probe = createServer().listen(port, '127.0.0.1');
    try {
      await once(probe, 'listening');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      continue;
    }
    probe.close();
    await once(probe, 'close');
    return port;
  }
  throw new Error(`No unused port of 127.0.0.1 between ${FIRST_PORT} and ${LAST_PORT}.`);
}
