import { labelled } from '../../../src/lib/labelled';
import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorText } from '../../../src/applications/errorTexts';
import type { FormAnswer } from '../../../src/content/formAnswer';
import type { IntakeSite } from '../../../src/content/intakeSite';
import { DEFAULT_LOCALE, homePath } from '../../../src/content/locales';
import type { ServedView } from '../../../src/content/servedView';
import { type Answer, type FormResult, formAnswer, type NotStored } from './answer';
import { fieldsOfForm } from './fieldsOfForm';
import { formPath } from './formPath';
import { plainPage } from './plainPage';
import { type SiteText, siteTexts } from './siteTexts';
import { wantsJson } from './wantsJson';

/**
 * Renders a page of the site with the result of a form, or with served content in place of the page's own; undefined if
 * it cannot be rendered.
 */
export type RenderPage = (path: string, shown: FormAnswer | ServedView) => Promise<string | undefined>;

const JSON_NAMES: Partial<Record<Answer['status'], string>> = { 409: 'conflict', 410: 'closed' };

function jsonBody(answer: Answer): object {
  if ('reference' in answer) {
    const { reference, mail, link } = answer;
    return { reference, mail, ...(link === undefined ? {} : { link }) };
  }
  if ('errors' in answer) return { errors: answer.errors };
  return { error: JSON_NAMES[answer.status] ?? STATUS_CODES[answer.status] };
}

/** Path of the page that thanks for a form. */
function thanksPath({ pages }: IntakeSite, { form, locale }: FormResult): string {
  const thanks = form === 'contact' ? pages.contactThanks : pages.thanks;
  return thanks[locale] ?? thanks[DEFAULT_LOCALE] ?? homePath(locale);
}

/** Heading and sentences for each outcome on a plain page, which holds nothing of the form. */
function plainTexts(
  { outcome, waitMinutes = 1 }: FormAnswer,
  isContact: boolean,
  text: SiteText,
): [title: string, ...sentences: string[]] {
  const again = text(isContact ? 'contact.goBack.text' : 'apply.goBack.text');
  if (outcome === 'busy') {
    const [title, sentence] = isContact
      ? ['contact.waiting.title', 'contact.busy.text']
      : ['apply.rejected.title', 'apply.busy.text'];
    return [text(title), text(sentence, { minutes: waitMinutes }), again];
  }
  if (outcome === 'rejected') return [text('apply.rejected.title'), again];
  if (isContact) return [text('contact.failed.title'), again];
  if (outcome === 'failed') return [text('apply.failed.title'), again];
  return [text(`apply.${outcome}.title`), text(`apply.${outcome}.text`)];
}

function plainAnswer(site: IntakeSite, result: FormResult<NotStored>, path: string | undefined): string {
  const { locale, form } = result;
  const text = siteTexts(site, locale);
  const answer = formAnswer(result);
  const [title, ...sentences] = plainTexts(answer, form === 'contact', text);
  const kind = form === 'contact' ? 'contact' : 'application';
  const fields = fieldsOfForm(form);
  const errors = answer.errors.map((error) => {
    const field = fields[error.field];
    const problem = errorText(error, text, locale, kind);
    return field === undefined ? problem : labelled(text(field.shortLabel ?? field.label), problem);
  });
  const link =
    path === undefined
      ? { href: homePath(locale), label: text('notFound.home') }
      : { href: path, label: text('form.open') };
  return plainPage(locale, title, [...sentences, ...errors], { links: [link] });
}

/** Responds to a form: with JSON if `Accept` asks for it, otherwise with the thanks page or the form again. */
export async function sendResult(
  request: FastifyRequest,
  reply: FastifyReply,
  site: IntakeSite,
  result: FormResult,
  renderPage: RenderPage,
): Promise<FastifyReply> {
  const { answer } = result;
  reply.header('Cache-Control', 'no-store').header('Vary', 'Accept');
  if ('retryAfter' in answer) reply.header('Retry-After', answer.retryAfter);
  // The unread rest of the request would otherwise be parsed as the next one.
  if (!request.raw.complete) reply.header('Connection', 'close');
  if (wantsJson(request.headers.accept)) return reply.code(answer.status).send(jsonBody(answer));
  // Not a page in its place: loading that again would send the form again.
  if (answer.status === 201) return reply.code(303).header('Location', thanksPath(site, result)).send();
  const notStored = { ...result, answer };
  // For a closed job, the speculative application takes over the values.
  const form = answer.status === 410 ? 'initiative' : result.form;
  const path = formPath(site, { ...result, form });
  // The form's page would be empty, and say that what was entered is still there.
  const isRead = result.values !== undefined;
  const page = isRead && path !== undefined ? await renderPage(path, formAnswer(notStored)) : undefined;
  return reply
    .code(answer.status)
    .type('text/html; charset=utf-8')
    .send(page ?? plainAnswer(site, notStored, path));
}
