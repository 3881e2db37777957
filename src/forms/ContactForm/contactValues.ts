import { CONTACT_FIELDS, type ContactField, type ContactValues } from '../../applications/fields';
import type { FieldError } from '../../applications/errors';
import type { TextLookup } from '../../i18n/useText';

/** Fields in the order in which they stand on the page. */
export const SHOWN_FIELDS = [
  'name',
  'email',
  'topic',
  'company',
  'phone',
  'message',
] as const satisfies readonly ContactField[];

/** Text key of each field's label. */
export const CONTACT_LABELS = {
  topic: 'contact.topic.label',
  name: 'contact.name.label',
  email: 'contact.email.label',
  company: 'contact.company.label',
  phone: 'contact.phone.label',
  message: 'contact.message.label',
} as const satisfies Record<ContactField, Parameters<TextLookup>[0]>;

/** The first error of each field. */
export type ContactErrors = Partial<Record<ContactField, FieldError>>;

/** Sorts errors by field; those of fields that the form does not have are left out. */
export function byContactField(errors: readonly FieldError[]): ContactErrors {
  const sorted: ContactErrors = {};
  for (const name of CONTACT_FIELDS) {
    const error = errors.find(({ field }) => field === name);
    if (error) sorted[name] = error;
  }
  return sorted;
}

/** What was filled in, as a draft keeps it and as it is sent. */
export function filledIn(values: ContactValues): Record<string, string> {
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((name) => {
      const value = values[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}
