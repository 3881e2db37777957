import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Makes `app.close()` quick and complete: connections without a running answer are closed at once (browsers open
 * some in advance that Node would wait for), the others as soon as their answer is finished.
 */
export function trackConnections(app: FastifyInstance): void {
  const running = new Map<Socket, number>();
  let isClosing = false;
  const server: Server = app.server;

  server.on('connection', (socket) => {
    running.set(socket, 0);
    socket.once('close', () => running.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    running.set(socket, (running.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (running.get(socket) ?? 1) - 1;
      if (running.has(socket)) running.set(socket, left);
      if (isClosing && left === 0) socket.end();
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [socket, answers] of running) if (answers === 0) socket.destroy();
  });
}
