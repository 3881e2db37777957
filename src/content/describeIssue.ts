import type { z } from 'zod';
import { closestWord } from '../lib/closestWord';
import { slugOf } from '../lib/slugOf';

/** Kinds of problem that can be detected from a single file. */
export const ISSUE_CODES = [
  'unknown-field',
  'missing-field',
  'missing-image',
  'missing-alt',
  'wrong-type',
  'empty-text',
  'untrimmed-text',
  'too-long',
  'too-few',
  'too-many',
  'out-of-range',
  'unknown-block',
  'unknown-theme',
  'unknown-motif',
  'unknown-plate-set',
  'unknown-value',
  'bad-date',
  'bad-path',
  'bad-link',
  'bad-format',
  'bad-salary',
] as const;

/** A kind of problem that can be detected from a single file. */
export type IssueCode = (typeof ISSUE_CODES)[number];

const TYPE_WORDS: Record<string, string> = {
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ … ]',
  object: 'a group of fields { … }',
  record: 'a group of fields { … }',
  null: 'null',
};

const UNKNOWN_VALUE: Record<string, [IssueCode, string]> = {
  theme: ['unknown-theme', 'theme'],
  motif: ['unknown-motif', 'motif'],
  set: ['unknown-plate-set', 'plate set'],
};

const MISSING: Record<string, [IssueCode, string]> = {
  poster: ['missing-image', 'the image is missing'],
  motif: ['missing-image', 'the motif of the image is missing'],
  alt: ['missing-alt', 'the alternative text of the image is missing'],
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** "did you mean …" if an option is close, else the list of all allowed values. */
export function suggest(written: unknown, options: readonly string[]): string {
  const closest = typeof written === 'string' ? closestWord(written, options) : undefined;
  if (closest !== undefined) return `did you mean "${closest}"?`;
  return `use one of: ${options.join(', ')}`;
}

/** Returns a value for use in a sentence: at most 60 characters of JSON. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** Code of a problem, what is wrong, and how to fix it. */
export interface Description {
  code: IssueCode;
  message: string;
  fix: string;
}

/** Describes a missing required field; `wanted` says what to write. */
export function describeMissing(name: string, wanted: string): Description {
  const [code, message] = MISSING[name] ?? ['missing-field', `the field "${name}" is missing`];
  return { code, message, fix: `add "${name}": ${wanted}` };
}

function invalidType(issue: z.core.$ZodIssueInvalidType, value: unknown, name: string): Description {
  const wanted = TYPE_WORDS[issue.expected] ?? issue.expected;
  if (value === undefined) return describeMissing(name, wanted);
  const got = TYPE_WORDS[typeOf(value)] ?? typeOf(value);
  const isFraction = issue.expected === 'int' && typeof value === 'number';
  return {
    code: 'wrong-type',
    message: `${isFraction ? shown(value) : got} where ${wanted} belongs`,
    fix: `write ${wanted}`,
  };
}

/** Fields with a date or a date and time. */
const TIMES: readonly string[] = ['publishAt', 'expiresAt'];

function badTime(value: unknown, rule: string): Description {
  return { code: 'bad-date', message: `${shown(value)} ${rule}`, fix: 'write it in one of these forms' };
}

function invalidFormat(
  issue: z.core.$ZodIssueInvalidStringFormat,
  value: unknown,
  name: string,
): Description {
  if (typeof value === 'string' && value.trim() === '') return emptyText(name);
  if (issue.format === 'date') {
    return {
      code: 'bad-date',
      message: `${shown(value)} is not a day of the calendar`,
      fix: 'write a day as YYYY-MM-DD, e.g. 2026-11-21',
    };
  }
  if (issue.format === 'url') {
    return {
      code: 'bad-link',
      message: `${shown(value)} is not a secure address`,
      fix: 'write an address that starts with https://',
    };
  }
  const rule = issue.message;
  if (TIMES.includes(name)) return badTime(value, rule);
  if (name === 'slug' && typeof value === 'string' && /\d$/.test(value))
    return { code: 'bad-format', message: `${shown(value)} ${rule}`, fix: `write "${slugOf(value)}"` };
  if (name === 'path' && issue.path.length === 1)
    return { code: 'bad-path', message: `${shown(value)} ${rule}`, fix: pathFix(value) };
  return { code: 'bad-format', message: `${shown(value)} ${rule}`, fix: 'write it in that form' };
}

function pathFix(value: unknown): string {
  if (typeof value !== 'string') return 'write a path such as /impressum/';
  const words = value
    .split('/')
    .map(slugOf)
    .filter((word) => word !== '');
  return `write "${words.length === 0 ? '/' : `/${words.join('/')}/`}"`;
}

function emptyText(name: string): Description {
  if (name === 'alt')
    return {
      code: 'missing-alt',
      message: 'the alternative text of the image is empty',
      fix: 'say what the picture shows in one plain sentence',
    };
  return {
    code: 'empty-text',
    message: `"${name}" is empty`,
    fix: `write the text, or remove the field if it is optional`,
  };
}

function sizeIssue(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
  name: string,
): Description {
  const limit = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
  if (issue.origin === 'array') {
    const entries = `${limit} ${limit.endsWith(' 1') ? 'entry' : 'entries'}`;
    return issue.code === 'too_small'
      ? { code: 'too-few', message: `the list "${name}" is too short`, fix: `give it ${entries}` }
      : { code: 'too-many', message: `the list "${name}" is too long`, fix: `keep ${entries}, or join some` };
  }
  if (issue.origin === 'string') {
    if (issue.code === 'too_small') return emptyText(name);
    return { code: 'too-long', message: `${shown(value)} is too long`, fix: `use ${limit} characters` };
  }
  const bound =
    issue.code === 'too_small' && issue.inclusive === false ? `more than ${issue.minimum}` : limit;
  return {
    code: 'out-of-range',
    message: `${shown(value)} is out of range`,
    fix: `write a number of ${bound}`,
  };
}

function invalidValue(issue: z.core.$ZodIssueInvalidValue, value: unknown, name: string): Description {
  const options = issue.values.map(String);
  if (value === undefined) return describeMissing(name, `one of ${options.join(', ')}`);
  const [code, word] = UNKNOWN_VALUE[name] ?? ['unknown-value', 'value'];
  return { code, message: `${shown(value)} is not a known ${word}`, fix: suggest(value, options) };
}

/** Describes a zod issue about one value; `name` is the field that contains the value. */
export function describeIssue(issue: z.core.$ZodIssue, value: unknown, name: string): Description {
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(issue, value, name);
    case 'invalid_format':
      return invalidFormat(issue, value, name);
    case 'too_small':
    case 'too_big':
      return sizeIssue(issue, value, name);
    case 'invalid_value':
      return invalidValue(issue, value, name);
    case 'custom':
      if (typeof issue.params?.['fix'] === 'string') {
        // A custom rule with its own message.
        const { code, fix } = issue.params as Pick<Description, 'code' | 'fix'>;
        return { code, message: issue.message, fix };
      }
      if (TIMES.includes(name)) return badTime(value, issue.message);
      if (name === 'max')
        return {
          code: 'bad-salary',
          message: `${shown(value)} ${issue.message}`,
          fix: 'swap the two figures, or leave "max" out',
        };
      return {
        code: 'untrimmed-text',
        message: `${shown(value)} ${issue.message}`,
        fix: 'remove the blanks at its ends',
      };
    default:
      return {
        code: 'bad-format',
        message: issue.message,
        fix: 'see the description of the field in content-json/README.md',
      };
  }
}
