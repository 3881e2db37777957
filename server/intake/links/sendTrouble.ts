import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { HIDDEN_FIELDS } from '../../../src/applications/fields';
import { MAX_TOTAL_BYTES, MEGABYTE_BYTES } from '../../../src/applications/limits';
import { DEFAULT_LOCALE, type Locale } from '../../../src/content/locales';
import type { ServedForm, ServedView } from '../../../src/content/servedView';
import { localeNamed } from '../answers/localeNamed';
import { preferredLocale } from '../answers/preferredLocale';
import { siteTexts, type SiteText } from '../answers/siteTexts';
import type { Intake } from '../intake';
import { RECRUITER_STEPS } from '../store/progress';
import { LINK_PATHS } from '../tokens/applicationLink';
import { ACTION_FIELD, ASKED } from './applicationView';
import type { LinkRequest } from './linkRequest';
import { pathAround, sendServed, type ServedParts } from './sendServed';

/** Why a request to a page behind a link was rejected, and after how many seconds it may be retried. */
export type Trouble =
  | { status: 400 | 403 | 413 }
  /** `corrections`: not too many requests from one network, but too many corrections of one address. */
  | { status: 429 | 503; retryAfter: number; reason?: 'corrections' };

/** A post that is rejected before anything is done with it. */
export class RefusedError extends Error {
  override name = 'RefusedError';

  constructor(readonly trouble: Trouble) {
    super(STATUS_CODES[trouble.status]);
  }
}

const isRecruiting = ({ url }: LinkRequest) => url.startsWith(LINK_PATHS.recruiter);

/** Steps of the applicant's page that can be sent again with the entered values; files cannot. */
const APPLICANT_STEPS = ['email', ...ASKED] as const;

/** What was typed into a form without files. */
const typed = ({ body }: LinkRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/**
 * Language of a response: the one that the form or else the address names, else the given one, else the one that the
 * browser prefers.
 */
export function localeOfRequest(request: LinkRequest, fallback?: Locale): Locale {
  return (
    localeNamed(typed(request).get(HIDDEN_FIELDS.locale), request.query.locale) ??
    fallback ??
    preferredLocale(request.headers['accept-language']) ??
    DEFAULT_LOCALE
  );
}

/** The submitted form with its values, to be sent again. */
function formAgain(request: LinkRequest, action: string, text: SiteText): ServedForm | undefined {
  const fields = typed(request);
  const area = isRecruiting(request) ? 'recruiting' : 'application';
  const steps: readonly string[] = isRecruiting(request) ? RECRUITER_STEPS : APPLICANT_STEPS;
  const step = steps.find((known) => known === fields.get(ACTION_FIELD));
  if (step === undefined) return undefined;
  return {
    id: 'again',
    action,
    method: 'post',
    fields: [
      ...[ACTION_FIELD, HIDDEN_FIELDS.locale].flatMap((name) => {
        const value = fields.get(name);
        return value === null ? [] : [{ type: 'hidden' as const, name, value }];
      }),
      ...(step === 'email'
        ? [
            {
              type: 'email' as const,
              name: 'email',
              label: text('apply.email.label'),
              value: fields.get('email') ?? '',
            },
          ]
        : []),
    ],
    submit: text(`${area}.${step}.submit`),
    ...(ASKED.some((asked) => asked === step) ? { isDanger: true } : {}),
  };
}

function troubleView(request: LinkRequest, trouble: Trouble, locale: Locale, text: SiteText): ServedView {
  const { status } = trouble;
  const reason = 'reason' in trouble ? trouble.reason : undefined;
  const [address = ''] = request.url.split('?');
  const again = 'retryAfter' in trouble ? formAgain(request, address, text) : undefined;
  const hadFiles = /^multipart\//i.test(request.headers['content-type'] ?? '');
  return {
    title: text(`trouble.${status}.title`),
    lead: text(`trouble.${reason ?? status}.text`, {
      minutes: 'retryAfter' in trouble ? Math.ceil(trouble.retryAfter / 60) : 0,
      max: MAX_TOTAL_BYTES / MEGABYTE_BYTES,
    }),
    paragraphs: [
      ...(again ? [text('trouble.kept')] : []),
      // A 400 comes from a step that the page no longer offers.
      ...(hadFiles && status !== 400 ? [text('trouble.files')] : []),
    ],
    facts: [],
    forms: again ? [again] : [],
    links: [{ href: `${address}?${HIDDEN_FIELDS.locale}=${locale}`, label: text('trouble.open') }],
  };
}

/**
 * Explains what happened and what to do, in the person's language: nothing has changed, and the entered values are in a
 * form that can be sent again. Programs get the name of the status.
 */
export function sendTrouble(
  { site }: Pick<Intake, 'site'>,
  parts: ServedParts,
  request: LinkRequest,
  reply: FastifyReply,
  trouble: Trouble,
): Promise<FastifyReply> {
  const { status } = trouble;
  const locale = isRecruiting(request) ? DEFAULT_LOCALE : localeOfRequest(request);
  if ('retryAfter' in trouble) reply.header('Retry-After', trouble.retryAfter);
  return sendServed(request, reply, parts, {
    status,
    locale,
    view: troubleView(request, trouble, locale, siteTexts(site, locale)),
    json: { error: STATUS_CODES[status] },
    // Too many requests get the response that costs least.
    path: status === 429 ? undefined : pathAround(site, locale),
  });
}
