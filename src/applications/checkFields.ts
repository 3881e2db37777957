import { isIsoDay } from '../lib/isIsoDay';
import { hasLink, isEmail, isPhone } from './checkText';
import type { ErrorCode, FieldError } from './errors';
import type { Field, Fields, LineField, TextAreaField } from './field';

import {
  countCharacters,
  normalizeEmail,
  normalizeLine,
  normalizeText,
  normalizeWebsite,
  parseSalary,
} from './normalize';

/** Reason for rejecting a value, without the field. */
type Refusal = Omit<FieldError, 'field'> | ErrorCode | undefined;

/** Limits of a text, in characters. */
type Limits = Pick<Partial<TextAreaField>, 'minLength' | 'maxLength'>;

/** Values of a form by field: texts and ticked boxes; any other type counts as empty. */
export type FieldValues = Readonly<Record<string, unknown>>;

function checkLength(text: string, { minLength = 0, maxLength }: Limits): Refusal {
  const count = countCharacters(text);
  if (count < minLength) return { code: 'tooShort', params: { min: minLength } };
  return maxLength !== undefined && count > maxLength
    ? { code: 'tooLong', params: { max: maxLength } }
    : undefined;
}

/** Rule of each type, for non-empty texts. `today` is the first day that is not in the past, YYYY-MM-DD. */
const RULES: Record<
  (LineField | TextAreaField)['type'],
  (text: string, limits: Limits, today: string) => Refusal
> = {
  name: (line, limits) => checkLength(line, limits) ?? (hasLink(line) ? 'nameUrl' : undefined),
  text: checkLength,
  textarea: checkLength,
  email: (line) => (isEmail(normalizeEmail(line)) ? undefined : 'email'),
  tel: (line, limits) => (isPhone(line) && !checkLength(line, limits) ? undefined : 'phone'),
  url: (line, limits) => {
    // Before it is parsed, which takes long for a long one.
    const refusal = checkLength(line, limits);
    if (refusal) return refusal;
    const address = normalizeWebsite(line);
    return address === undefined ? 'url' : checkLength(address, limits);
  },
  date: (line, _limits, today) => {
    if (!isIsoDay(line)) return 'dateFormat';
    return line < today ? 'datePast' : undefined;
  },
  salary: (line) => (parseSalary(line) === undefined ? 'salary' : undefined),
};

function refusalOf(field: Exclude<Field, { type: 'file' }>, value: unknown, today: string): Refusal {
  const typed = typeof value === 'string' ? value : '';
  const text = field.type === 'textarea' ? normalizeText(typed) : normalizeLine(typed);
  const isFilled = field.type === 'checkbox' ? value === true : text !== '';
  if (!isFilled) return field.isRequired ? 'required' : undefined;
  if (field.type === 'checkbox') return undefined;
  if (field.type === 'select') return Object.hasOwn(field.options, typed) ? undefined : 'option';
  return RULES[field.type](text, field, today);
}

/** Returns the first problem of each field except file fields, in the order of the form. */
export function checkFields(fields: Fields, values: FieldValues, today: string): FieldError[] {
  return Object.entries(fields).flatMap(([name, field]): FieldError[] => {
    const refusal = field.type === 'file' ? undefined : refusalOf(field, values[name], today);
    if (refusal === undefined) return [];
    return [{ field: name, ...(typeof refusal === 'string' ? { code: refusal } : refusal) }];
  });
}

/** Returns the texts of a form as they are stored: normalised by the type of their field, without empty ones. */
export function normalizeFields(fields: Fields, texts: ReadonlyMap<string, string>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, { type }] of Object.entries(fields)) {
    if (type === 'checkbox' || type === 'file') continue;
    const typed = texts.get(name) ?? '';
    const text = type === 'textarea' ? normalizeText(typed) : normalizeLine(typed);
    if (text === '') continue;
    if (type === 'email') kept[name] = normalizeEmail(typed);
    else if (type === 'url') kept[name] = normalizeWebsite(typed) ?? text;
    else if (type === 'salary') kept[name] = String(parseSalary(typed) ?? text);
    else kept[name] = text;
  }
  return kept;
}
