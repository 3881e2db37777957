import type { FieldError } from '../../applications/errors';
import { ERROR_TEXTS } from '../../applications/errorTexts';
import { RETRY_AFTER_DEFAULT_MS, RETRY_AFTER_MAX_MS } from '../../config/formTimers';

/** What came back: status 0 when nothing did. */
export interface ServerAnswer {
  status: number;
  /** Body as it came, usually JSON. */
  body: string;
  /** Header of that name. */
  retryAfter?: string | null;
}

/** What the server says of a form that has arrived; a server that says less promises less. */
export interface Receipt {
  reference?: string;
  /** true: a confirmation by mail is on its way. */
  mail?: boolean;
  /** Path of the applicant's own page. */
  link?: string;
}

/** What an answer means for the form. */
export type Outcome =
  | ({ event: 'accepted' } & Receipt)
  | { event: 'refused'; errors: FieldError[] }
  | { event: 'conflicted' }
  | { event: 'gone' }
  | { event: 'mustWait'; waitMs: number }
  | { event: 'broke' };

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function paramsOf(value: unknown): Record<string, string | number> {
  if (!isObject(value)) return {};
  const known = Object.entries(value).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(known);
}

/** The errors of a body `{errors:[{field,code,params}]}`; a body of another shape names none. */
function errorsOf(body: string): FieldError[] {
  const data = parse(body);
  if (!isObject(data) || !Array.isArray(data['errors'])) return [];
  return data['errors'].flatMap((error: unknown): FieldError[] => {
    if (!isObject(error) || typeof error['field'] !== 'string' || typeof error['code'] !== 'string')
      return [];
    if (!(error['code'] in ERROR_TEXTS)) return [];
    return [
      { field: error['field'], code: error['code'] as FieldError['code'], params: paramsOf(error['params']) },
    ];
  });
}

/** A link of the intake on this site; anything else could lead anywhere. */
const LINK = /^\/api\/application\/[\w.-]+$/;

function receiptOf(data: unknown): Receipt {
  if (!isObject(data)) return {};
  const { reference, mail, link } = data;
  return {
    ...(typeof reference === 'string' ? { reference } : {}),
    ...(mail === true ? { mail } : {}),
    ...(typeof link === 'string' && LINK.test(link) ? { link } : {}),
  };
}

/** Seconds or a date of HTTP as ms from `now`; within the limits of the configuration. */
function waitOf(retryAfter: string | null | undefined, now: number): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  const ms = Number.isFinite(seconds) && retryAfter ? seconds * 1000 : Date.parse(retryAfter ?? '') - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 1000), RETRY_AFTER_MAX_MS) : RETRY_AFTER_DEFAULT_MS;
}

/**
 * What an answer of the server means (contract, "Calls"; domain rules, section 18).
 * @param fileError What a refusal of the files as such (413, 415) says, where the answer names no field.
 */
export function outcomeOf(
  { status, body, retryAfter }: ServerAnswer,
  now: number,
  fileError: (code: 'fileSize' | 'fileType') => FieldError[] = () => [],
): Outcome {
  if (status >= 200 && status < 300) {
    return { event: 'accepted', ...receiptOf(parse(body)) };
  }
  if (status === 409) return { event: 'conflicted' };
  if (status === 410) return { event: 'gone' };
  if (status === 429) return { event: 'mustWait', waitMs: waitOf(retryAfter, now) };
  if (status >= 400 && status < 500) {
    const errors = errorsOf(body);
    if (errors.length > 0 || (status !== 413 && status !== 415)) return { event: 'refused', errors };
    return { event: 'refused', errors: fileError(status === 413 ? 'fileSize' : 'fileType') };
  }
  return { event: 'broke' };
}
