import type { FastifyInstance, FastifyReply } from 'fastify';
import { HIDDEN_FIELDS } from '../../../src/applications/fields';
import { DEFAULT_LOCALE } from '../../../src/content/locales';
import { RETRY_AFTER_S } from '../answers/answer';
import type { Intake } from '../intake';
import { intakeFailure } from '../receiving/intakeFailure';
import { acceptForms } from '../receiving/acceptForms';
import { isForeignOrigin } from '../receiving/checkOrigin';
import { AbortedError, BodyTooLargeError, drain, MalformedFormError } from '../receiving/receiveForm';
import type { Entry } from '../store/manifest';
import { progressOf } from '../store/progress';
import { applicationView, ASKED, DONE, type GoneReason, goneView } from './applicationView';
import { actOnApplication } from './actOnApplication';
import { deleteByLink } from './applicationActions';
import { deletionView } from './deletionView';
import type { LinkRequest, LinkRoute } from './linkRequest';
import { deletionPath, LINK_PATHS } from '../tokens/applicationLink';
import { type LinkPurpose, readLinkToken } from '../tokens/linkToken';
import { actOnRecruiting, recruiterView } from './recruiting';
import {
  FORGET_PAGES,
  pathAround,
  PRIVATE_HEADERS,
  sendAfterStep,
  sendServed,
  type ServedParts,
} from './sendServed';
import { localeOfRequest, RefusedError, sendTrouble, type Trouble } from './sendTrouble';
import { expiryOf } from '../store/expiry';

/** Maximum body of a form without files, bytes. */
const MAX_BODY_BYTES = 16 * 1024;

const oneOf = <T extends string>(words: readonly T[], word: unknown): T | undefined =>
  words.find((known) => known === word);

/**
 * Finds the entry of a token, if it is an application that has not expired. What has expired and is still there can be
 * deleted.
 *
 * @throws StoreUnavailableError
 */
async function entryOf(intake: Intake, purpose: LinkPurpose, token: string): Promise<Entry | GoneReason> {
  const target = readLinkToken(purpose, token, intake.secret);
  if (!target) return 'invalid';
  const entry = await intake.store.find(target.reference);
  if (!entry) return 'invalid';
  if (entry === 'deleted') return purpose === 'recruiter' ? 'recruiter' : 'done';
  if (purpose !== 'delete' && (entry.manifest.kind !== 'application' || expiryOf(entry) <= intake.now()))
    return 'invalid';
  // The applicant's links become invalid when they are replaced; recruiters never get those.
  if (purpose !== 'recruiter' && target.version !== (entry.state.linkVersion ?? 0))
    return intake.confirms(entry) ? 'mailed' : 'replaced';
  return entry;
}

/**
 * Adds the applicant's page, the page that deletes everything, and the recruiters' page for an application. Opening
 * them changes nothing, because mail scanners open links.
 */
export function registerLinks(app: FastifyInstance, intake: Intake, parts: ServedParts): void {
  const sendGone = (request: LinkRequest, reply: FastifyReply, purpose: LinkPurpose, reason: GoneReason) => {
    const locale = localeOfRequest(request, purpose === 'recruiter' ? DEFAULT_LOCALE : undefined);
    const isDeleted = reason === 'done' || reason === 'recruiter';
    return sendServed(request, reply, parts, {
      status: isDeleted ? 200 : 404,
      locale,
      view: goneView(intake, locale, reason),
      // Programs are told nothing of a replacement.
      ...(purpose === 'delete'
        ? { json: { state: isDeleted ? 'done' : 'invalid' }, path: undefined }
        : { json: { state: isDeleted ? 'deleted' : 'unknown' }, path: pathAround(intake.site, locale) }),
    });
  };

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
          return await refuse(request, reply, { status: 403 });
        }
        const entry = await entryOf(intake, purpose, request.params.token);
        if (typeof entry === 'string') {
          await drain(request.raw);
          return await sendGone(request, reply, purpose, entry);
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
    const locale = localeOfRequest(request, entry.manifest.locale);
    const ask = oneOf(ASKED, request.query.ask);
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
    const locale = localeOfRequest(request, entry.manifest.locale);
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
    await deleteByLink(intake, entry);
    // The same whether or not anything was left to delete.
    const locale = localeOfRequest(request, entry.manifest.locale);
    const address = `${deletionPath(intake, entry)}?${HIDDEN_FIELDS.locale}=${locale}`;
    return sendAfterStep(request, reply.headers(FORGET_PAGES), address, { state: 'done' });
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
    // Requests whose body cannot be parsed never reach a handler, nor the limit in it.
    api.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
      const { statusCode: status } = error;
      if (status !== 400 && status !== 413) throw error;
      const retryAfter = await intake.linkLimit.take(request.ip);
      const trouble: Trouble = retryAfter === undefined ? { status } : { status: 429, retryAfter };
      return refuse(request as LinkRequest, reply, trouble);
    });
    const application = `${LINK_PATHS.application}:token`;
    const deletion = `${LINK_PATHS.delete}:token`;
    const recruiting = `${LINK_PATHS.recruiter}:token`;
    api.get<LinkRoute>(application, guarded('application', undefined, showApplication));
    api.get<LinkRoute>(deletion, guarded('delete', undefined, showDeletion));
    api.get<LinkRoute>(recruiting, guarded('recruiter', undefined, showRecruiting));
    api.post<LinkRoute>(
      application,
      guarded('application', 'change', (request, reply, entry) =>
        actOnApplication(intake, parts, request, reply, entry),
      ),
    );
    api.post<LinkRoute>(deletion, guarded('delete', 'change', actOnDeletion));
    api.post<LinkRoute>(
      recruiting,
      guarded(
        'recruiter',
        // Counted like opening the page: whoever decides on a job changes many applications in one hour.
        undefined,
        (request, reply, entry) => actOnRecruiting(intake, request, reply, entry),
      ),
    );
  });
}
