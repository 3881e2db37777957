import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './connections';

/** At least {@link MIN_BYTES} of a body must arrive in every window of this length, ms. */
export const WINDOW_MS = 60_000;
/** About 0.3 kB/s: far below the slowest phone line, but above a byte sent now and then. */
export const MIN_BYTES = 16 * 1024;

/**
 * Ends a request whose body hardly moves. A limit on the total time would cut off large applications on slow lines, so
 * only stalling is limited.
 *
 * @param refuse Answers and ends the connection; a sender that continues anyway is cut off after another window.
 */
export function refuseStalledBody(
  request: IncomingMessage,
  response: ServerResponse,
  refuse: (socket: Socket) => void,
): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    // All of it is there, but not all has been read, as while the disk is busy.
    if (request.complete) stop();
    else if (socket.bytesRead - before >= MIN_BYTES) before = socket.bytesRead;
    else if (response.headersSent || socket.writableEnded) socket.destroy();
    else refuse(socket);
  }, WINDOW_MS);
  timer.unref();
  const stop = () => {
    clearInterval(timer);
    socket.off('close', stop);
  };
  request.once('close', stop);
  // A request whose response came before the end of its body does not close with its connection.
  socket.once('close', stop);
}
