import type { FieldError } from '../../applications/errors';
import { ERROR_TEXTS } from '../../applications/errorTexts';
import { RETRY_AFTER_DEFAULT_MS, RETRY_AFTER_MIN_MS } from '../../config/formTimers';
import { retryAfterMs } from '../../lib/retryAfterMs';

/** The intake's HTTP response to a form; status 0 if there was none. */
export interface IntakeResponse {
  status: number;
  /** Raw body, usually JSON. */
  body: string;
  /** The header `Retry-After`. */
  retryAfter?: string | null;
}

/** The server's receipt for a form; every field is optional. */
export interface Receipt {
  reference?: string;
  /** true: a confirmation mail is on its way. */
  mail?: boolean;
  /** Path of the applicant's own page. */
  link?: string;
}

/** What a response means for the form, in the words of `FormAnswer`, which a page contains if it is the response. */
export type Outcome =
  | ({ kind: 'accepted' } & Receipt)
  | { kind: 'rejected'; errors: FieldError[] }
  | { kind: 'conflict' | 'closed' }
  | { kind: 'busy'; waitMs: number }
  /** `waitMs`: how long the server accepts no further attempt, if that is too long to wait for. */
  | { kind: 'failed'; waitMs?: number };

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

/** Errors of a body `{errors:[{field,code,params}]}`; empty for any other shape. */
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

/** Path of the intake on this site; any other link could lead anywhere. */
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

/**
 * Interprets a response of the server (contract, "Calls"; domain rules, section 18).
 * @param fileError Returns the errors for a rejection of files (413, 415) whose response names no field.
 */
export function outcomeOf(
  { status, body, retryAfter }: IntakeResponse,
  now: number,
  fileError: (code: 'fileSize' | 'fileType') => FieldError[] = () => [],
): Outcome {
  if (status >= 200 && status < 300) {
    return { kind: 'accepted', ...receiptOf(parse(body)) };
  }
  if (status === 409) return { kind: 'conflict' };
  if (status === 410) return { kind: 'closed' };
  if (status === 429) {
    const waitMs = retryAfterMs(retryAfter, now) ?? RETRY_AFTER_DEFAULT_MS;
    return { kind: 'busy', waitMs: Math.max(waitMs, RETRY_AFTER_MIN_MS) };
  }
  if (status >= 400 && status < 500) {
    const errors = errorsOf(body);
    if (errors.length > 0 || (status !== 413 && status !== 415)) return { kind: 'rejected', errors };
    return { kind: 'rejected', errors: fileError(status === 413 ? 'fileSize' : 'fileType') };
  }
  return { kind: 'failed' };
}
