import type { FastifyRequest } from 'fastify';

/** The parameters of a page whose URL contains a token. */
export interface LinkRoute {
  Params: { token: string };
  Querystring: { locale?: string; ask?: string; done?: string };
}

/** A request to such a page. */
export type LinkRequest = FastifyRequest<LinkRoute>;
