import type { FastifyInstance, FastifyReply } from 'fastify';
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../../../src/content/locales';
import { RETRY_AFTER_S } from '../answers/answer';
import type { Intake } from '../intake';
import { intakeFailure } from '../receiving/intakeFailure';
import { acceptForms } from '../receiving/acceptForms';
import { isForeignOrigin } from '../receiving/checkOrigin';
import { AbortedError, BodyTooLargeError, drain, MalformedFormError } from '../receiving/receiveForm';
import type { Entry } from '../store/manifest';
import { progressOf } from '../store/progress';
import { applicationView, DONE, goneView } from './applicationView';
import { actOnApplication } from './actOnApplication';
import { deletionView } from './deletionView';
import type { LinkRequest } from './linkRequest';
import { type LinkPurpose, readLinkToken } from '../tokens/linkToken';
import { actOnRecruiting, recruiterView } from './recruiting';
import { pathAround, PRIVATE_HEADERS, sendServed, type ServedParts } from './sendServed';
import { localeOfRequest, RefusedError, sendTrouble, type Trouble } from './sendTrouble';
import { expiryOf } from '../store/expiry';

/** Maximum body of a form without files, bytes. */
const MAX_BODY_BYTES = 16 * 1024;

const oneOf = <T extends string>(words: readonly T[], word: unknown): T | undefined =>
  words.find((known) => known === word);

/** Why there is nothing (any more) behind a link. */
type GoneReason = 'done' | 'invalid';

/** What programs are told about a link with nothing behind it. */
const GONE_STATES: Record<GoneReason, string> = { done: 'deleted', invalid: 'unknown' };

/**
 * Finds the entry of a token, if it is an application that has not expired. What has expired and is still there can be
 * deleted.
 *
 * @throws StoreUnavailableError
 */
async function entryOf(
  intake: Intake,
  purpose: LinkPurpose,
  token: string,
): Promise<Entry | 'deleted' | undefined> {
  const target = readLinkToken(purpose, token, intake.secret);
  if (!target) return undefined;
  const entry = await intake.store.find(target.reference);
  if (!entry || entry === 'deleted') return entry;
  if (purpose !== 'delete' && (entry.manifest.kind !== 'application' || expiryOf(entry) <= intake.now()))
    return undefined;
  // The applicant's links become invalid when they are replaced; recruiters never get those.
  if (purpose !== 'recruiter' && target.version !== (entry.state.linkVersion ?? 0)) return undefined;
  return entry;
}

/**
 * Adds the applicant's page, the page that deletes everything, and the recruiters' page for an application. Opening
 * them changes nothing, because mail scanners open links.
 */
export function registerLinks(app: FastifyInstance, intake: Intake, parts: ServedParts): void {
  const sendGone = (
    request: LinkRequest,
    reply: FastifyReply,
    purpose: LinkPurpose,
    locale: Locale,
    reason: GoneReason,
  ) =>
    sendServed(request, reply, parts, {
      status: reason === 'done' ? 200 : 404,
      locale,
      view: goneView(intake, locale, reason),
      ...(purpose === 'delete'
        ? { json: { state: reason }, path: undefined }
        : { json: { state: GONE_STATES[reason] }, path: pathAround(intake.site, locale) }),
    });

  const localeOf = (request: LinkRequest, entry?: Entry): Locale =>
    oneOf(LOCALE_CODES, request.query.locale) ?? entry?.manifest.locale ?? localeOfRequest(request);

  const refuse = (request: LinkRequest, reply: FastifyReply, trouble: Trouble) =>
    sendTrouble(intake, parts, request, reply, trouble);

  /**
   * Calls a handler unless there were too many requests, the token is invalid, or the store is down. Rejects posts from
   * other sites; these could do nothing anyway without the token, which is secret.
   */
  const guarded =
    (
      purpose: LinkPurpose,
      job: string | undefined,
      handle: (request: LinkRequest, reply: FastifyReply, entry: Entry) => Promise<FastifyReply>,
    ) =>
    async (request: LinkRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.headers(PRIVATE_HEADERS);
      try {
        const retryAfter = await intake.linkLimit.take(request.ip, job);
        if (retryAfter !== undefined) {
          await drain(request.raw);
          return await refuse(request, reply, { status: 429, retryAfter });
        }
        if (request.method === 'POST' && isForeignOrigin(request.headers, intake.siteOrigin)) {
          await drain(request.raw);
          return await reply.code(403).send({ error: 'Forbidden' });
        }
        const entry = await entryOf(intake, purpose, request.params.token);
        if (entry === undefined || entry === 'deleted') {
          await drain(request.raw);
          const reason = entry === 'deleted' ? 'done' : 'invalid';
          return await sendGone(request, reply, purpose, localeOf(request), reason);
        }
        return await handle(request, reply, entry);
      } catch (error) {
        if (error instanceof AbortedError) return reply.hijack();
        if (error instanceof RefusedError) return refuse(request, reply, error.trouble);
        if (error instanceof MalformedFormError) return refuse(request, reply, { status: 400 });
        if (error instanceof BodyTooLargeError) return refuse(request, reply, { status: 413 });
        return refuse(request, reply, intakeFailure(intake, error));
      }
    };

  const showApplication = async (
    request: LinkRequest,
    reply: FastifyReply,
    entry: Entry,
  ): Promise<FastifyReply> => {
    const locale = localeOf(request, entry);
    const ask = oneOf(['withdraw', 'delete'] as const, request.query.ask);
    const done = oneOf(DONE, request.query.done);
    return sendServed(request, reply, parts, {
      status: 200,
      locale,
      view: applicationView(intake, entry, { locale, ask, done }),
      json: { reference: entry.manifest.reference, state: progressOf(entry.state) },
      path: pathAround(intake.site, locale),
    });
  };

  const showRecruiting = (request: LinkRequest, reply: FastifyReply, entry: Entry): Promise<FastifyReply> =>
    sendServed(request, reply, parts, {
      status: 200,
      locale: DEFAULT_LOCALE,
      view: recruiterView(intake, entry, request.query.done !== undefined),
      json: { reference: entry.manifest.reference, state: progressOf(entry.state) },
      path: pathAround(intake.site, DEFAULT_LOCALE),
    });

  const showDeletion = (request: LinkRequest, reply: FastifyReply, entry: Entry): Promise<FastifyReply> => {
    const locale = localeOf(request, entry);
    return sendServed(request, reply, parts, {
      status: 200,
      locale,
      view: deletionView(intake, entry, locale),
      json: { state: 'ask' },
      path: undefined,
    });
  };

  const actOnDeletion = async (
    request: LinkRequest,
    reply: FastifyReply,
    entry: Entry,
  ): Promise<FastifyReply> => {
    await drain(request.raw);
    if (await intake.store.remove(entry.manifest.reference)) intake.log.info('deleted through its link');
    // The same whether or not anything was left to delete.
    return sendGone(request, reply, 'delete', localeOf(request, entry), 'done');
  };

  void app.register(async (api) => {
    acceptForms(api, MAX_BODY_BYTES);
    api.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, _body, done) =>
      done(null),
    );
    api.addHook('onRequest', async (request, reply) => {
      if (!app.connections.isStopping || request.method !== 'POST') return;
      return refuse(request as LinkRequest, reply, { status: 503, retryAfter: RETRY_AFTER_S });
    });
    // Requests whose body cannot be parsed never reach a handler.
    api.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const { statusCode: status } = error;
      if (status !== 400 && status !== 413) throw error;
      return refuse(request as LinkRequest, reply, { status });
    });
    const application = '/api/application/:token';
    const deletion = '/api/deletion/:token';
    const recruiting = '/api/recruiting/:token';
    api.get(application, guarded('application', undefined, showApplication) as never);
    api.get(deletion, guarded('delete', undefined, showDeletion) as never);
    api.get(recruiting, guarded('recruiter', undefined, showRecruiting) as never);
    api.post(
      application,
      guarded('application', 'change', (request, reply, entry) =>
        actOnApplication(intake, parts, request, reply, entry),
      ) as never,
    );
    api.post(deletion, guarded('delete', 'change', actOnDeletion) as never);
    api.post(
      recruiting,
      guarded(
        'recruiter',
        // Counted like opening the page: whoever decides on a job changes many applications in one hour.
        undefined,
        (request, reply, entry) => actOnRecruiting(intake, request, reply, entry),
      ) as never,
    );
  });
}
