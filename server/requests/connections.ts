import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request with a body whose answer is not finished. */
export interface Upload {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Whether a request brings a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Knows which connections have a running answer, so that closing is quick and complete: connections without one are
 * closed at once (browsers open some in advance that Node would wait for), the others as soon as it is finished.
 */
export class Connections {
  /** Set from the first signal on: no new forms are taken, and health says so. */
  isStopping = false;
  private readonly running = new Map<Socket, number>();
  private readonly bodies = new Set<Upload>();
  private isClosing = false;
  private whenIdle: (() => void) | undefined;

  /** Takes note of a server's connections. */
  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.running.set(socket, 0);
      socket.once('close', () => this.running.delete(socket));
    });
  }

  /** Takes note of a request whose answer takes a while. */
  track(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    this.running.set(socket, (this.running.get(socket) ?? 0) + 1);
    const upload = hasBody(request) ? { request, response } : undefined;
    if (upload) this.bodies.add(upload);
    response.once('close', () => {
      const left = (this.running.get(socket) ?? 1) - 1;
      if (this.running.has(socket)) this.running.set(socket, left);
      if (this.isClosing && left === 0) socket.end();
      if (upload) this.bodies.delete(upload);
      if (this.bodies.size === 0) this.whenIdle?.();
    });
  }

  /** Requests with a body whose answer is not finished. */
  get uploads(): readonly Upload[] {
    return [...this.bodies];
  }

  /** Resolves when no upload is left, or after some time, ms. */
  async untilUploaded(maxMs: number): Promise<void> {
    if (this.bodies.size === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.whenIdle = resolve;
      timer = setTimeout(resolve, maxMs);
    });
    clearTimeout(timer);
  }

  /** Closes what has no running answer now, and the others after theirs. */
  close(): void {
    this.isClosing = true;
    for (const [socket, answers] of this.running) {
      if (answers > 0) continue;
      // An answer that was given in one piece may still be on its way.
      if (socket.writableLength > 0) socket.end();
      else socket.destroy();
    }
  }
}
