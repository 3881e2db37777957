import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_TOTAL_BYTES, MEGABYTE_BYTES } from '../../src/applications/limits';
import { HIDDEN_FIELDS, INTAKE_PATHS } from '../../src/applications/fields';
import { DEFAULT_LOCALE } from '../../src/content/locales';
import { type Answer, type FormResult, RETRY_AFTER_S } from './answers/answer';
import { acceptForms } from './receiving/acceptForms';
import { isOwnOrigin } from './receiving/checkOrigin';
import { createFormToken } from './receiving/formToken';
import type { Intake } from './intake';
import type { Upload } from './limits/uploadLimit';
import { intakeFailure } from './receiving/intakeFailure';
import { PLAIN_STYLES_PATH, plainStyles } from './answers/plainStyles';
import { localeNamed } from './answers/localeNamed';
import { openedPath } from './answers/formPath';
import { preferredLocale } from './answers/preferredLocale';
import { AbortedError, BodyTooLargeError, drain, MalformedFormError } from './receiving/receiveForm';
import { type RenderPage, sendResult } from './answers/sendResult';
import { seldom } from './seldom';
import { storeHealth } from './storeHealth';
import { takeApplication } from './receiving/takeApplication';
import { takeContact } from './receiving/takeContact';
import { unwritableEntries } from './upkeep/unwritableEntries';

/** Maximum size of a contact message as JSON or form, bytes. */
const MAX_MESSAGE_BYTES = 128 * 1024;

const HEALTH_PATH = '/api/health';

type Take = (intake: Intake, request: FastifyRequest, upload: Upload) => Promise<FormResult>;

/**
 * What the address says of a form that was not read. The site's own forms name their language and job there too; for
 * other senders, the language is the one that the browser prefers.
 */
function unreadForm({ headers, query, routeOptions }: FastifyRequest): Omit<FormResult, 'answer'> {
  const { [HIDDEN_FIELDS.locale]: locale, [HIDDEN_FIELDS.job]: job } = query as Record<string, unknown>;
  const isContact = routeOptions.url === INTAKE_PATHS.contact;
  return {
    locale: localeNamed(locale) ?? preferredLocale(headers['accept-language']) ?? DEFAULT_LOCALE,
    form: isContact ? 'contact' : typeof job === 'string' ? job : '',
    hadFiles: false,
  };
}

/** The answer to a request that is not even a form, or that failed. */
function failure(intake: Intake, error: unknown): Answer {
  if (error instanceof MalformedFormError) return { status: 400 };
  if (error instanceof BodyTooLargeError) {
    const max = MAX_TOTAL_BYTES / MEGABYTE_BYTES;
    return { status: 413, errors: [{ field: 'resume', code: 'fileTotal', params: { max } }] };
  }
  return intakeFailure(intake, error);
}

/** Adds the intake's routes below `/api/`. Must be called before the server listens. */
export function registerIntake(
  app: FastifyInstance,
  intake: Intake,
  renderPage: RenderPage,
  steadyMs = () => performance.now(),
): void {
  const noteRefused = seldom(
    (count) => intake.log.warn({ status: 429, count }, 'too many uploads at once'),
    steadyMs,
  );
  const post = (take: Take) => async (request: FastifyRequest, reply: FastifyReply) => {
    const unread = unreadForm(request);
    const send = (result: FormResult) => sendResult(request, reply, intake.site, result, renderPage);
    if (!isOwnOrigin(request.headers, intake.siteOrigin)) {
      await drain(request.raw);
      return send({ ...unread, answer: { status: 403 } });
    }
    const upload = await intake.uploads.begin(request.ip);
    if ('status' in upload) {
      noteRefused();
      await drain(request.raw);
      return send({ ...unread, answer: upload });
    }
    let result: FormResult;
    try {
      result = await take(intake, request, upload).finally(() => upload.end());
    } catch (error) {
      // There is no client left to read a response.
      if (error instanceof AbortedError) return reply.hijack();
      const answer = failure(intake, error);
      if (answer.status !== 413) await drain(request.raw);
      return send({ ...unread, answer });
    }
    return send(result);
  };

  const canStore = storeHealth(intake, steadyMs);

  void app.register(async (api) => {
    acceptForms(api, MAX_MESSAGE_BYTES);
    // Forms of another type, or that cannot be parsed, never reach a handler.
    api.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
      const { statusCode: status } = error;
      if (status !== 400 && status !== 413 && status !== 415) throw error;
      await drain(request.raw);
      const result: FormResult = { ...unreadForm(request), answer: { status } };
      return sendResult(request, reply, intake.site, result, renderPage);
    });
    api.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
    });
    // Before the body is read: a stopping server must not begin what it may be unable to finish.
    api.addHook('onRequest', async (request, reply) => {
      if (!app.connections.isStopping) return;
      if (request.routeOptions.url === HEALTH_PATH) {
        return reply.code(503).header('Retry-After', RETRY_AFTER_S).send({ status: 'stopping' });
      }
      if (request.method !== 'POST') return;
      const answer: Answer = { status: 503, retryAfter: RETRY_AFTER_S };
      return sendResult(request, reply, intake.site, { ...unreadForm(request), answer }, renderPage);
    });
    api.post(
      INTAKE_PATHS.applications,
      {
        preParsing: async (request) => {
          const type = request.headers['content-type'] ?? '';
          if (!/^multipart\/form-data\b/i.test(type)) throw new UnsupportedFormError();
        },
      },
      post(takeApplication),
    );
    api.post(INTAKE_PATHS.contact, { bodyLimit: MAX_MESSAGE_BYTES }, post(takeContact));
    for (const path of [INTAKE_PATHS.applications, INTAKE_PATHS.contact])
      api.get(path, (request, reply) =>
        reply
          .code(303)
          .header('Location', openedPath(intake.site, unreadForm(request)))
          .send(),
      );
    api.get(PLAIN_STYLES_PATH, (_request, reply) => reply.type('text/css; charset=utf-8').send(plainStyles));
    const sendUnavailable = (reply: FastifyReply) =>
      reply.code(503).header('Retry-After', RETRY_AFTER_S).send({ status: 'unavailable' });
    api.get(INTAKE_PATHS.token, async (_request, reply) =>
      intake.opening ? sendUnavailable(reply) : reply.send(createFormToken(intake.secret, intake.now())),
    );
    api.get(HEALTH_PATH, async (_request, reply) => {
      if (intake.opening || !(await canStore())) return sendUnavailable(reply);
      const unreadable = intake.store.problems().size + unwritableEntries(intake.findings).size;
      return reply.send({
        status: 'ok',
        ...(unreadable === 0 ? {} : { unreadable }),
        ...(intake.findings.retentionHeld === undefined ? {} : { retention: 'held' }),
      });
    });
  });
}

/** The body is not of the form's type. */
class UnsupportedFormError extends Error {
  override name = 'UnsupportedFormError';
  readonly statusCode = 415;
}
