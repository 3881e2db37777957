import { createServer, type IncomingMessage, type RequestListener } from 'node:http';

/** A server that only this machine can reach. */
export interface LocalServer {
  /** Origin without a slash at its end. */
  origin: string;
  stop(): Promise<void>;
}

/** The only address that is listened on. */
const ADDRESS = '127.0.0.1';

/**
 * Whether a request asks for the address that the server has. A page of another name that was made to point here, by its
 * name server, says its own name.
 */
export const isForHost = ({ headers }: Pick<IncomingMessage, 'headers'>, origin: string) =>
  `http://${headers.host ?? ''}` === origin;

/**
 * Starts a server on 127.0.0.1.
 * @param port 0 takes any free one
 * @throws {Error} when the port is taken
 */
export async function listenLocally(listener: RequestListener, port: number): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
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
