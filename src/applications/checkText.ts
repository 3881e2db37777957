import type { ErrorCode, FieldError } from './errors';
import { MAX_EMAIL_LOCAL, MAX_LENGTHS } from './limits';
import { countCharacters, normalizeLine } from './normalize';

/** A scheme, `www.`, or a host of a common kind: what makes a name a link. "St. John" and "Dr.med" are none. */
const LINK =
  /:\/\/|\bwww\.|[\p{L}\d-]\.(?:com|net|org|info|biz|io|co|eu|de|at|ch|uk|ru|cn|xyz|top|site|online|shop|store|link|click|app|dev)(?![\p{L}\d])/iu;

/** An initial without a blank before a particle, as in "J.de Vries", which is no host. */
const INITIAL = /(?<![\p{L}\d.-])\p{Lu}\.(?=de\s)/gu;

/** Whether a name carries a web address, which no person's name does. */
export function hasLink(name: string): boolean {
  return LINK.test(name.replace(INITIAL, ''));
}

const LOCAL = /^[^\s@"'`(),:;<>[\]\\]+$/u;
const DOMAIN =
  /^(?:[\p{L}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?\.)+[\p{L}\d][\p{L}\p{M}\d-]*[\p{L}\p{M}\d]$/u;

/**
 * Whether a normalized line has the form of an e-mail address: one @, something without blanks and quotes before it,
 * a domain with a dot behind it. Whether it exists only a mail can show.
 */
export function isEmail(line: string): boolean {
  if (line.length > MAX_LENGTHS.email) return false;
  const [local = '', domain = '', ...more] = line.split('@');
  const hasDotProblem = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  return (
    more.length === 0 &&
    LOCAL.test(local.replace(/'/g, '')) &&
    !hasDotProblem &&
    local.length <= MAX_EMAIL_LOCAL &&
    DOMAIN.test(domain)
  );
}

/** The first problem of a text: missing, too short or too long; undefined if there is none. */
export function checkLength(
  field: string,
  value: string | undefined,
  { required = false, min = 0, max }: { required?: boolean; min?: number; max: number },
): FieldError | undefined {
  const count = countCharacters(value ?? '');
  if (count === 0) return required ? { field, code: 'required' } : undefined;
  if (count < min) return { field, code: 'tooShort', params: { min } };
  return count > max ? { field, code: 'tooLong', params: { max } } : undefined;
}

/** The first problem of a person's name, which is required. */
export function checkName(field: string, value: string | undefined, max: number): FieldError | undefined {
  const problem = checkLength(field, value, { required: true, max });
  if (problem) return problem;
  return hasLink(normalizeLine(value ?? '')) ? { field, code: 'nameUrl' } : undefined;
}

/** The first problem of an e-mail address, which is required. */
export function checkEmail(field: string, value: string | undefined): FieldError | undefined {
  const line = normalizeLine(value ?? '');
  if (line === '') return { field, code: 'required' };
  return isEmail(line) ? undefined : { field, code: 'email' };
}

/** The problem of a choice from a list, which may be left open unless it is required. */
export function checkOption(
  field: string,
  value: string | undefined,
  options: readonly string[],
  required = false,
): FieldError | undefined {
  const code: ErrorCode | undefined = value
    ? options.includes(value)
      ? undefined
      : 'option'
    : required
      ? 'required'
      : undefined;
  return code && { field, code };
}
