import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IntakeSite } from '../../../src/content/intakeSite';
import { DEFAULT_LOCALE, homePath, type Locale } from '../../../src/content/locales';
import type { ServedView } from '../../../src/content/servedView';
import { plainPage } from '../answers/plainPage';
import type { RenderPage } from '../answers/sendResult';
import { wantsJson } from '../answers/wantsJson';

/** Dependencies of the pages behind links. */
export interface ServedParts {
  renderPage: RenderPage;
  /** URLs of the site's stylesheets, for the plain page. */
  stylesheets: () => readonly string[];
}

/** A response, both as a page and as JSON. */
export interface ServedAnswer {
  status: number;
  locale: Locale;
  view: ServedView;
  /** Sent if `Accept` asks for JSON. */
  json: object;
  /** Path of the built page around the view; undefined for the plain page. */
  path: string | undefined;
}

/**
 * Headers of all responses whose URL contains a token: not stored, not listed by search engines, and the URL is not
 * sent to other sites as a referrer.
 */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  Vary: 'Accept',
} as const;

/**
 * Header of the response to an applicant's step: makes the browser drop the pages that it keeps for Back, which would
 * show the application as it was, even after it has been deleted. Chrome keeps them in spite of `no-store`. The page with
 * the form remains, because it is not left before the response; it loads itself anew when it is shown (`src/afterLoad.ts`).
 */
export const FORGET_PAGES = { 'Clear-Site-Data': '"cache"' } as const;

/** Path of the built page around the views of an application. */
export function pathAround({ pages }: IntakeSite, locale: Locale): string | undefined {
  return pages.application[locale] ?? pages.application[DEFAULT_LOCALE];
}

/** After a step, leads browsers to a page where a reload repeats nothing; programs get JSON. */
export function sendAfterStep(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  json: object,
): FastifyReply {
  if (wantsJson(request.headers.accept)) return reply.send(json);
  return reply.code(303).header('Location', address).send();
}

/** Responds with a page of the site filled by the server, or with JSON. */
export async function sendServed(
  request: FastifyRequest,
  reply: FastifyReply,
  { renderPage, stylesheets }: ServedParts,
  { status, locale, view, json, path }: ServedAnswer,
): Promise<FastifyReply> {
  reply.code(status).headers(PRIVATE_HEADERS);
  // The unread rest of the request would otherwise be parsed as the next one.
  if (!request.raw.complete) reply.header('Connection', 'close');
  if (wantsJson(request.headers.accept)) return reply.send(json);
  reply.type('text/html; charset=utf-8');
  const page = path === undefined ? undefined : await renderPage(path, view);
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
