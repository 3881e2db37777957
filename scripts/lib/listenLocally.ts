import { createServer, type RequestListener } from 'node:http';

/** A server reachable only from this machine. */
export interface LocalServer {
  /** Origin without a trailing slash. */
  origin: string;
  stop(): Promise<void>;
}

/** The only address to listen on. */
const ADDRESS = '127.0.0.1';

/**
 * Starts a server on 127.0.0.1.
 * @param port 0 for any free port
 * @throws {Error} if the port is in use
 */
export async function listenLocally(listener: RequestListener, port = 0): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Choose another one with --port, or leave it out.`)
          : error,
      ),
    );
    server.listen(port, ADDRESS, resolve);
  });
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : port;
  return {
    origin: `http://${ADDRESS}:${own}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
