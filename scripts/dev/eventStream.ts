import type { FastifyReply } from 'fastify';

/** Sends named server-sent events to all open pages. */
export interface EventStream {
  /** Adds a page's connection and sends it the sticky event, if any. */
  connect(reply: FastifyReply): void;
  /** Sends an event to all pages; `sticky` events are also sent to pages that connect later, until replaced. */
  send(event: string, data: unknown, isSticky?: boolean): void;
  /** True if there is a sticky event. */
  hasSticky(): boolean;
  /** Discards the sticky event. */
  clear(): void;
}

/** Creates an event stream without connections. */
export function createEventStream(): EventStream {
  const open = new Set<FastifyReply>();
  let sticky: string | undefined;
  const format = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  return {
    connect(reply) {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      reply.raw.write(': connected\n\n');
      if (sticky !== undefined) reply.raw.write(sticky);
      open.add(reply);
      reply.raw.on('close', () => open.delete(reply));
    },
    send(event, data, isSticky = false) {
      const message = format(event, data);
      if (isSticky) sticky = message;
      for (const reply of open) reply.raw.write(message);
    },
    hasSticky: () => sticky !== undefined,
    clear() {
      sticky = undefined;
    },
  };
}
