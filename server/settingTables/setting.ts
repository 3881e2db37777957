import * as z from 'zod';
import { isEmail } from '../../src/applications/checkText';

/** A kind of value: its rule, and the same rule for people. */
interface Kind<Value = unknown> {
  /** Turns the variable's text, without blanks around it, into the value. */
  schema: z.ZodType<Value, string>;
  /** Which texts pass, as the end of "it must be …". */
  allowed: string;
}

/** One setting: an entry of the tables in this folder. */
export interface Setting extends Kind {
  /** Name in the environment. */
  name: string;
  /** Used when the variable is missing or empty. */
  fallback: string;
  /** What it is, as a noun with its article. */
  meaning: string;
  /** No message may repeat the value, because it is a secret or can hold one. */
  isSecret?: boolean;
  /** Names of the variables that may not be empty where this one is set. */
  needs?: readonly string[];
}

/** A text that fits an expression; one that also fits the empty text may stay empty. */
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

/** Scheme, host and port as the browser writes them. */
export const origin: Kind<string> = {
  schema: url(/^https?$/)
    .regex(/^\w+:\/\/[^/?#@]+$/)
    .transform((address) => new URL(address).origin),
  allowed: 'http:// or https:// with a host and perhaps a port, without a path',
};

/** An address with one of the schemes. */
export const address = (schemes: RegExp, allowed: string): Kind<string> => ({
  schema: url(schemes),
  allowed,
});

/** An address that the forms would take, too. */
export const emailAddress: Kind<string> = {
  schema: z.string().refine(isEmail),
  allowed: 'an e-mail address',
};

const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]{2,}$/;

/** Domains of addresses, in small letters; a subdomain is a domain of its own. */
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

/** A key for HMAC-SHA256. */
export const signingSecret: Kind<string> = {
  schema: z.string().min(32),
  allowed: 'at least 32 characters',
};

/** The kind, or empty. */
export const orEmpty = <Value>({ schema, allowed }: Kind<Value>): Kind<Value | ''> => ({
  schema: z.union([z.literal(''), schema]),
  allowed,
});
