import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A server that accepts connections and then never responds. */
export interface HangingServer {
  port: number;
  /** Number of connections so far. */
  connections: () => number;
  /** Resolves on the first connection. */
  connected: Promise<void>;
  stop: () => Promise<void>;
}

/** Starts such a server on a free port. */
export async function startHangingServer(greeting = ''): Promise<HangingServer> {
  const sockets = new Set<Socket>();
  let count = 0;
  let tell: () => void = () => undefined;
  const connected = new Promise<void>((resolve) => (tell = resolve));
  const server = createServer((socket) => {
    count += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.resume();
    if (greeting !== '') socket.write(greeting);
    tell();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => count,
    connected,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
