import { isJobId, isOpenForm } from '../config/jobIds';
import { TRACKING_FIELDS } from '../config/tracking';

interface Values {
  word: string;
  job: string;
  path: string;
  number: number;
  flag: boolean;
}

/** Fields of an event. */
export type TrackingFields = {
  [Name in keyof typeof TRACKING_FIELDS]?: Values[(typeof TRACKING_FIELDS)[Name]] | undefined;
};

/**
 * One of our identifiers: no spaces, @, dots or long runs of digits, so neither a name, an email address nor a phone
 * number.
 */
const WORD = /^(?!.*\d{5})[\w:-]{1,60}$/;

/** A path of the site without query and hash. */
const PATH = /^\/(?!\/)[\w./~%-]{0,200}$/;

function cleanValue(kind: (typeof TRACKING_FIELDS)[keyof typeof TRACKING_FIELDS], value: unknown) {
  switch (kind) {
    case 'word':
      return typeof value === 'string' && WORD.test(value) ? value : undefined;
    case 'job':
      return typeof value === 'string' && (isJobId(value) || isOpenForm(value)) ? value : undefined;
    case 'path': {
      const path = typeof value === 'string' ? value.replace(/[?#].*$/s, '') : '';
      return PATH.test(path) && !path.includes('%40') ? path : undefined;
    }
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 100_000
        ? value
        : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
  }
}

/**
 * Returns the fields that may be tracked, without personal data (domain rules, section 7): no form values, file names,
 * free text or application references, and paths without their query. Other values are dropped.
 */
export function cleanFields(
  extra: Readonly<Record<string, unknown>>,
): Record<string, string | number | boolean> {
  const clean: Record<string, string | number | boolean> = {};
  for (const [name, kind] of Object.entries(TRACKING_FIELDS)) {
    const value = Object.hasOwn(extra, name) ? cleanValue(kind, extra[name]) : undefined;
    if (value !== undefined) clean[name] = value;
  }
  return clean;
}
