import { TRACKING_FIELDS } from '../config/tracking';

interface Values {
  word: string;
  path: string;
  number: number;
  flag: boolean;
}

/** What may stand beside an event. */
export type TrackingFields = {
  [Name in keyof typeof TRACKING_FIELDS]?: Values[(typeof TRACKING_FIELDS)[Name]] | undefined;
};

/** An identifier of ours: no blank, no @, no dot, no long run of digits, so neither a name, a mail nor a number. */
const WORD = /^(?!.*\d{5})[\w:-]{1,60}$/;

/** A path of the site after its query and hash were cut off. */
const PATH = /^\/(?!\/)[\w./~%-]{0,200}$/;

function cleanValue(kind: (typeof TRACKING_FIELDS)[keyof typeof TRACKING_FIELDS], value: unknown) {
  switch (kind) {
    case 'word':
      return typeof value === 'string' && WORD.test(value) ? value : undefined;
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
 * The fields that may be tracked, with nothing personal in them (domain rules, section 7): no form values, file
 * names, free text or application references, and a page's path without its query. Other values are dropped.
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
