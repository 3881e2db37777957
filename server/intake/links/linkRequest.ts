import type { FastifyRequest } from 'fastify';

/** A request to a page behind a link. */
export type LinkRequest = FastifyRequest<{
  Params: { token: string };
  Querystring: { locale?: string; ask?: string; done?: string };
}>;
