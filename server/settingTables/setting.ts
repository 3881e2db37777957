import * as z from 'zod';
import { isEmail } from '../../src/applications/checkText';

/** A kind of value: its rule as a schema, and in words. */
interface Kind<Value = unknown> {
  /** Parses the variable's text, which has no surrounding spaces. */
  schema: z.ZodType<Value, string>;
  /** The allowed texts, as the end of "it must be …". */
  allowed: string;
}

/** One setting: an entry of the tables in this folder. */
export interface Setting extends Kind {
  /** Name of the environment variable. */
  name: string;
  /** Used if the variable is missing or empty. */
  fallback: string;
  /** Its meaning, as a noun with its article. */
  meaning: string;
  /** True if messages must not repeat the value, because it is or may contain a secret. */
  isSecret?: boolean;
  /** Names of the variables that must not be empty if this one is set to anything but its fallback. */
  needs?: readonly string[];
  /** Names of the variables of which one must not be empty in the same case. */
  needsOneOf?: readonly string[];
  /** The variables that must be set, as their fallbacks are only examples, and for which of its texts. */
  needsOwn?: { names: readonly string[]; for: (text: string) => boolean };
}

/** A text that matches a pattern; it may be empty if the pattern matches the empty text. */
export const text = (allowed: string, pattern = /^/): Kind<string> => ({
  schema: z.string().regex(pattern),
  allowed,
});

/** A whole number in decimal digits, from 0 to `max`. */
export const wholeNumber = (max: number, zeroMeans: string): Kind<number> => ({
  schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(max)),
  allowed: `a whole number from 0 to ${max}, where 0 ${zeroMeans}`,
});

/** One of a few words. */
export const oneOf = <Word extends string>(...words: readonly Word[]): Kind<Word> => ({
  schema: z.enum(words),
  allowed: `one of ${words.join(', ')}`,
});

const url = (protocol: RegExp) => z.url({ protocol }).regex(/^\w+:\/\/[^/]/);

/** Scheme, host and port, normalised as browsers do. */
export const origin: Kind<string> = {
  schema: url(/^https?$/)
    .regex(/^\w+:\/\/[^/?#@]+$/)
    .transform((address) => new URL(address).origin),
  allowed: 'http:// or https:// with a host and an optional port, without a path',
};

/** A URL with one of the schemes; `allowed` begins with their names. */
export const address = (schemes: RegExp, allowed: string): Kind<string> => ({
  schema: url(schemes),
  allowed: `${allowed}; special characters in user and password percent-encoded, # as %23`,
});

/** An e-mail address by the same rule as in the forms. */
export const emailAddress: Kind<string> = {
  schema: z.string().refine(isEmail),
  allowed: 'an e-mail address',
};

const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]{2,}$/;

/** Domains of addresses, in lower case; a subdomain counts as a separate domain. */
export const domains: Kind<string[]> = {
  schema: z
    .string()
    .transform((line) =>
      line
        .split(',')
        .map((domain) => domain.trim().toLowerCase())
        .filter((domain) => domain !== ''),
    )
    .pipe(z.array(z.string().regex(DOMAIN))),
  allowed: 'domains separated by commas, such as sff.example,wien.sff.example',
};

/** `yes` as true, `no` as false. */
export const yesOrNo: Kind<boolean> = {
  schema: z.enum(['yes', 'no']).transform((word) => word === 'yes'),
  allowed: 'yes or no',
};

/** Least length of a secret, in characters: shorter ones could be guessed. */
export const MIN_SECRET_LENGTH = 32;

/** A key for HMAC-SHA256. */
export const signingSecret: Kind<string> = {
  schema: z.string().min(MIN_SECRET_LENGTH),
  allowed: `at least ${MIN_SECRET_LENGTH} characters`,
};

/** The given kind, or empty. */
export const orEmpty = <Value>({ schema, allowed }: Kind<Value>): Kind<Value | ''> => ({
  schema: z.union([z.literal(''), schema]),
  allowed,
});
