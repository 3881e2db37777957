import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request with a body whose response is not finished. */
export interface Upload {
  request: IncomingMessage;
  response: ServerResponse;
}

/** True if a request has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Tracks which connections have a response in progress, so that closing is quick and complete: connections without one
 * are closed at once (browsers open some in advance, for which Node would wait), the others as soon as it is finished.
 */
export class Connections {
  /** Set by the first signal: new forms are rejected, and the health route reports it. */
  isStopping = false;
  private readonly running = new Map<Socket, number>();
  private readonly bodies = new Set<Upload>();
  private isClosing = false;
  private whenIdle: (() => void) | undefined;

  /** Tracks the connections of a server. */
  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.running.set(socket, 0);
      socket.once('close', () => this.running.delete(socket));
    });
  }

  /** Tracks a request whose response takes a while. */
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

  /** Requests with a body whose response is not finished. */
  get uploads(): readonly Upload[] {
    return [...this.bodies];
  }

  /** Resolves when no upload is left, or after `maxMs`. */
  async untilUploaded(maxMs: number): Promise<void> {
    if (this.bodies.size === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.whenIdle = resolve;
      timer = setTimeout(resolve, maxMs);
    });
    clearTimeout(timer);
  }

  /** Closes connections without a response in progress now, and the others when theirs is finished. */
  close(): void {
    this.isClosing = true;
    for (const [socket, answers] of this.running) {
      if (answers > 0) continue;
      // A response that was written at once may still be in transit.
      if (socket.writableLength > 0) socket.end();
      else socket.destroy();
    }
  }
}
