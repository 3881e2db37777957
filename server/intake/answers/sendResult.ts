import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorText } from '../../../src/applications/errorTexts';
import type { FormAnswer } from '../../../src/content/formAnswer';
import type { IntakeSite } from '../../../src/content/intakeSite';
import { DEFAULT_LOCALE, homePath, type Locale } from '../../../src/content/locales';
import type { ServedView } from '../../../src/content/servedView';
import { type Answer, type FormResult, formAnswer } from './answer';
import { plainPage } from './plainPage';
import { type SiteText, siteTexts } from './siteTexts';
import { wantsJson } from '../receiving/wantsJson';

/**
 * Renders a page of the site with the result of a form, or with served content in place of the page's own; undefined if
 * it cannot be rendered.
 */
export type RenderPage = (path: string, content: FormAnswer | ServedView) => Promise<string | undefined>;

const JSON_NAMES: Partial<Record<Answer['status'], string>> = { 409: 'conflict', 410: 'closed' };

function jsonBody(answer: Answer): object {
  if ('reference' in answer) {
    const { reference, mail, link } = answer;
    return { reference, mail, ...(link === undefined ? {} : { link }) };
  }
  if ('errors' in answer) return { errors: answer.errors };
  return { error: JSON_NAMES[answer.status] ?? STATUS_CODES[answer.status] };
}

/**
 * Path of the page that shows a result; for a closed job, the speculative application form, which takes over the
 * values.
 */
function pathOf(site: IntakeSite, { form, locale, answer }: FormResult): string | undefined {
  const { contact, contactThanks } = site.pages;
  if (form === 'contact') {
    const own = answer.status === 201 ? contactThanks : contact;
    return own[locale] ?? own[DEFAULT_LOCALE];
  }
  const { jobs } = site;
  const name = answer.status === 410 ? 'initiative' : form;
  const forms = Object.hasOwn(jobs, name) ? jobs[name]?.forms : undefined;
  return (forms?.[locale] ?? forms?.[DEFAULT_LOCALE])?.path;
}

/** Heading and sentences for each outcome, used if the site's own form page cannot be rendered. */
function plainTexts(answer: FormAnswer, isContact: boolean, text: SiteText): [string, ...string[]] {
  const { outcome, reference = '', mail } = answer;
  if (outcome === 'sent') {
    return [
      text('contact.success.title'),
      text('contact.success.text'),
      text('contact.success.reference', { reference }),
      text(mail ? 'contact.success.mail' : 'contact.success.noMail'),
    ];
  }
  if (isContact && outcome !== 'rejected') return [text('contact.failed.title'), text('contact.failed.text')];
  const name = outcome === 'busy' ? 'failed' : outcome;
  return [text(`apply.${name}.title`), text(`apply.${name}.text`)];
}

function plainAnswer(site: IntakeSite, result: FormResult, path: string | undefined): string {
  const { locale, form } = result;
  const text = siteTexts(site, locale);
  const answer = formAnswer(result);
  const [title, ...sentences] = plainTexts(answer, form === 'contact', text);
  const kind = form === 'contact' ? 'contact' : 'application';
  const errors = answer.errors.map((error) => `${error.field}: ${errorText(error, text, locale, kind)}`);
  const href = path ?? homePath(locale);
  return plainPage(locale, title, [...sentences, ...errors], { links: [{ href, label: href }] });
}

/** Responds to a form: with JSON if `Accept` asks for it, otherwise with the thanks page or the form again. */
export async function sendResult(
  request: FastifyRequest,
  reply: FastifyReply,
  site: IntakeSite,
  result: FormResult,
  renderPage: RenderPage,
): Promise<FastifyReply> {
  const { answer, locale, form } = result;
  reply.header('Cache-Control', 'no-store').header('Vary', 'Accept');
  if ('retryAfter' in answer) reply.header('Retry-After', answer.retryAfter);
  // The unread rest of the request would otherwise be parsed as the next one.
  if (!request.raw.complete) reply.header('Connection', 'close');
  if (wantsJson(request.headers.accept)) return reply.code(answer.status).send(jsonBody(answer));
  if (answer.status === 201 && form !== 'contact') {
    return reply.code(303).header('Location', thanksPath(site, locale)).send();
  }
  const path = pathOf(site, result);
  const page = path === undefined ? undefined : await renderPage(path, formAnswer(result));
  return reply
    .code(answer.status)
    .type('text/html; charset=utf-8')
    .send(page ?? plainAnswer(site, result, path));
}

function thanksPath({ pages: { thanks } }: IntakeSite, locale: Locale): string {
  return thanks[locale] ?? thanks[DEFAULT_LOCALE] ?? homePath(locale);
}
