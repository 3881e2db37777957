import type { FastifyRequest } from 'fastify';
import type { Fields } from '../../../src/applications/field';
import { HIDDEN_FIELDS } from '../../../src/applications/fields';
import { DEFAULT_LOCALE, type Locale } from '../../../src/content/locales';
import { localeNamed } from '../answers/localeNamed';

/** Language of a form, from its hidden field. */
export function localeOf(fields: ReadonlyMap<string, string>): Locale {
  return localeNamed(fields.get(HIDDEN_FIELDS.locale)) ?? DEFAULT_LOCALE;
}

const KEY = /^[\x21-\x7e]{1,255}$/;

/** Key from a form's hidden field; undefined if it is missing or invalid. */
export function keyFieldOf(fields: ReadonlyMap<string, string>): string | undefined {
  const key = fields.get(HIDDEN_FIELDS.key) ?? '';
  return KEY.test(key) ? key : undefined;
}

/** The `Idempotency-Key` header, null if it is invalid; without it, the key from the form's hidden field. */
export function submissionKeyOf(
  request: FastifyRequest,
  fields: ReadonlyMap<string, string>,
): string | undefined | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return keyFieldOf(fields);
  return typeof key === 'string' && KEY.test(key) ? key : null;
}

/** True if a checkbox was ticked: our script sends `true`, a browser without JavaScript may send `on`. */
export const isTicked = (value: string | undefined) => value === 'true' || value === 'on';

/** Values of a form as its rules expect them: texts, and booleans for checkboxes. */
export function valuesOf(
  fields: Fields,
  received: ReadonlyMap<string, string>,
): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {};
  for (const [name, { type }] of Object.entries(fields)) {
    if (type === 'file') continue;
    const value = received.get(name);
    values[name] = type === 'checkbox' ? isTicked(value) : (value ?? '');
  }
  return values;
}

/** Entered texts and ticked boxes, for showing the form again. */
export function typedValues(fields: Fields, received: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(valuesOf(fields, received)).flatMap(([name, value]) =>
      value ? [[name, String(value)]] : [],
    ),
  );
}
