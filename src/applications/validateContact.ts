import { checkEmail, checkLength, checkName, checkOption } from './checkText';
import type { FieldError } from './errors';
import { type ContactValues, TOPICS } from './fields';
import { MAX_CONTACT_MESSAGE, MAX_LENGTHS, MIN_CONTACT_MESSAGE } from './limits';
import { normalizeLine } from './normalize';

/** Digits and the signs people write between them. */
const PHONE = /^\+?[\d\s()./-]+$/;
const MIN_PHONE_DIGITS = 3;

function checkPhone(value: string | undefined): FieldError | undefined {
  const line = normalizeLine(value ?? '');
  if (line === '') return undefined;
  const hasDigits = line.replace(/\D/g, '').length >= MIN_PHONE_DIGITS;
  return hasDigits && line.length <= MAX_LENGTHS.phone && PHONE.test(line)
    ? undefined
    : { field: 'phone', code: 'phone' };
}

/** Every problem of a contact message, in the order of the form; empty if it can be sent. */
export function validateContact(values: ContactValues): FieldError[] {
  return [
    checkOption('topic', values.topic, TOPICS, true),
    checkName('name', values.name, MAX_LENGTHS.name),
    checkEmail('email', values.email),
    checkLength('company', values.company, { max: MAX_LENGTHS.company }),
    checkPhone(values.phone),
    checkLength('message', values.message, {
      required: true,
      min: MIN_CONTACT_MESSAGE,
      max: MAX_CONTACT_MESSAGE,
    }),
  ].filter((error) => error !== undefined);
}
