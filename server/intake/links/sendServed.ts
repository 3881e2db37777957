import type { FastifyReply, FastifyRequest } from 'fastify';
import { homePath, type Locale } from '../../../src/content/locales';
import type { ServedView } from '../../../src/content/servedView';
import { plainPage } from '../answers/plainPage';
import type { RenderPage } from '../answers/sendResult';
import { wantsJson } from '../receiving/wantsJson';

/** What the pages behind links are made with. */
export interface ServedParts {
  renderPage: RenderPage;
  /** Addresses of the site's style sheets, for the plain page. */
  stylesheets: () => readonly string[];
}

/** An answer as a page and for programs. */
export interface ServedAnswer {
  status: number;
  locale: Locale;
  view: ServedView;
  /** Answered where `Accept` asks for JSON. */
  json: object;
  /** Path of the built page around it; undefined for the plain page. */
  path: string | undefined;
}

/**
 * Headers of everything whose address holds a token: nobody keeps it, no search engine lists it, and no other site learns
 * the address.
 */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  Vary: 'Accept',
} as const;

/** Answers with a page of the site that the server has filled, or with JSON. */
export async function sendServed(
  request: FastifyRequest,
  reply: FastifyReply,
  { renderPage, stylesheets }: ServedParts,
  { status, locale, view, json, path }: ServedAnswer,
): Promise<FastifyReply> {
  reply.code(status).headers(PRIVATE_HEADERS);
  // What a sender has not finished sending would be read as their next request.
  if (!request.raw.complete) reply.header('Connection', 'close');
  if (wantsJson(request.headers.accept)) return reply.send(json);
  reply.type('text/html; charset=utf-8');
  const page = path === undefined || request.method === 'HEAD' ? undefined : await renderPage(path, view);
  if (page !== undefined) return reply.send(page);
  const { title, lead, notice, paragraphs, facts, forms, links } = view;
  return reply.send(
    plainPage(locale, title, [...(notice ? [notice.text] : []), lead, ...paragraphs], {
      stylesheets: stylesheets(),
      facts,
      forms,
      links: [...links, { href: homePath(locale), label: 'SFF' }],
    }),
  );
}
