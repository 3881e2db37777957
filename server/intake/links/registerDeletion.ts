import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, homePath, type Locale } from '../../../src/content/locales';
import { isForeignOrigin } from '../receiving/checkOrigin';
import { readLinkToken } from '../tokens/linkToken';
import type { Intake } from '../intake';
import { intakeFailure } from '../receiving/intakeFailure';
import { plainPage } from '../answers/plainPage';
import { siteTexts } from '../answers/siteTexts';
import { wantsJson } from '../answers/wantsJson';

type DeletionRequest = FastifyRequest<{ Params: { token: string } }>;

/** States of the deletion page. */
type Outcome = 'ask' | 'done' | 'invalid';

const STATUS: Record<Outcome, number> = { ask: 200, done: 200, invalid: 404 };

/**
 * Adds the page behind the deletion link of a confirmation. Opening it deletes nothing, because mail scanners open
 * links; only submitting its form does. After that, the page is the same whether or not anything was left to delete.
 */
export function registerDeletion(
  app: FastifyInstance,
  intake: Intake,
  stylesheets: () => readonly string[] = () => [],
): void {
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: Outcome,
    { locale, reference = '' }: { locale: Locale; reference?: string },
  ) => {
    const text = siteTexts(intake.site, locale);
    const title = text(outcome === 'ask' ? 'deletion.title' : `deletion.${outcome}.title`);
    const sentence = text(outcome === 'ask' ? 'deletion.text' : `deletion.${outcome}.text`);
    reply
      .code(STATUS[outcome])
      // The URL contains the token, so it must not be sent to other sites as a referrer.
      .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', Vary: 'Accept' });
    if (wantsJson(request.headers.accept)) return reply.send({ state: outcome });
    return reply.type('text/html; charset=utf-8').send(
      plainPage(locale, title, [sentence], {
        stylesheets: stylesheets(),
        links: [{ href: homePath(locale), label: 'SFF' }],
        ...(outcome === 'ask'
          ? {
              action: text('deletion.action'),
              facts: [{ label: text('application.fact.reference'), value: reference }],
            }
          : {}),
      }),
    );
  };

  const find = async (token: string) => {
    const target = readLinkToken('delete', token, intake.secret);
    const entry = target && (await intake.store.find(target.reference));
    // Links that were replaced when the address was corrected are no longer valid.
    const isOld = entry && entry !== 'deleted' && target.version !== (entry.state.linkVersion ?? 0);
    return isOld ? { reference: undefined, entry: undefined } : { reference: target?.reference, entry };
  };

  void app.register(async (api) => {
    api.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
      done(null),
    );

    const unlessDown =
      (answer: (request: DeletionRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
      async (request: DeletionRequest, reply: FastifyReply) => {
        try {
          return await answer(request, reply);
        } catch (error) {
          const failure = intakeFailure(intake, error);
          if ('retryAfter' in failure) reply.header('Retry-After', failure.retryAfter);
          return reply.code(failure.status).send({ error: 'Service Unavailable' });
        }
      };

    api.get(
      '/api/deletion/:token',
      unlessDown(async (request, reply) => {
        const { reference, entry } = await find(request.params.token);
        if (reference === undefined || !entry)
          return send(request, reply, 'invalid', { locale: DEFAULT_LOCALE });
        if (entry === 'deleted') return send(request, reply, 'done', { locale: DEFAULT_LOCALE });
        return send(request, reply, 'ask', { locale: entry.manifest.locale, reference });
      }),
    );

    api.post(
      '/api/deletion/:token',
      unlessDown(async (request, reply) => {
        const { reference, entry } = await find(request.params.token);
        if (isForeignOrigin(request.headers, intake.siteOrigin))
          return reply.code(403).send({ error: 'Forbidden' });
        if (reference === undefined || !entry)
          return send(request, reply, 'invalid', { locale: DEFAULT_LOCALE });
        const locale = entry === 'deleted' ? DEFAULT_LOCALE : entry.manifest.locale;
        if (await intake.store.remove(reference)) intake.log.info('deleted through its link');
        return send(request, reply, 'done', { locale });
      }),
    );
  });
}
