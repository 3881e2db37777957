import type { FastifyRequest } from 'fastify';

/** A request to a page whose URL contains a token. */
export type LinkRequest = FastifyRequest<{
  Params: { token: string };
  Querystring: { locale?: string; ask?: string; done?: string };
}>;
