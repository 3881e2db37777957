import { checkFiles, type FileFacts } from './checkFile';
import { checkEmail, checkLength, checkName, checkOption } from './checkText';
import type { FieldError } from './errors';
import { APPLICATION_FIELDS, type ApplicationVariant, type ApplicationValues, CHANNELS } from './fields';
import { MAX_LENGTHS } from './limits';
import { normalizeLine, normalizeWebsite, parseSalary } from './normalize';

/** What the rules need to know besides the answers. */
export interface ApplicationContext {
  variant: ApplicationVariant;
  /** First day that is not past, YYYY-MM-DD. */
  today: string;
}

/** Whether a text is a day that exists, written YYYY-MM-DD. */
export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function checkWebsite(value: string | undefined): FieldError | undefined {
  const field = 'website';
  if (!value || normalizeLine(value) === '') return undefined;
  const address = normalizeWebsite(value);
  if (address === undefined) return { field, code: 'url' };
  return address.length > MAX_LENGTHS.website
    ? { field, code: 'tooLong', params: { max: MAX_LENGTHS.website } }
    : undefined;
}

function checkStart(value: string | undefined, today: string): FieldError | undefined {
  const field = 'available_from';
  const day = normalizeLine(value ?? '');
  if (day === '') return undefined;
  if (!isIsoDay(day)) return { field, code: 'dateFormat' };
  return day < today ? { field, code: 'datePast' } : undefined;
}

function checkSalary(value: string | undefined): FieldError | undefined {
  if (!value || normalizeLine(value) === '') return undefined;
  return parseSalary(value) === undefined ? { field: 'salary_expectations', code: 'salary' } : undefined;
}

/** A résumé is required, except from freelancers who show work instead. */
function checkResume(files: readonly FileFacts[], variant: ApplicationVariant): FieldError | undefined {
  const has = (kind: FileFacts['kind']) => files.some((file) => file.kind === kind);
  return has('resume') || (variant === 'freelance' && has('portfolio'))
    ? undefined
    : { field: 'resume', code: 'required' };
}

/** Every problem of an application, in the order of the form; empty if it can be sent. */
export function validateApplication(
  values: ApplicationValues,
  files: readonly FileFacts[],
  { variant, today }: ApplicationContext,
): FieldError[] {
  const text = (field: 'pitch' | 'message' | 'desired_role') =>
    checkLength(field, values[field], { max: MAX_LENGTHS[field] });
  const errors = [
    checkName('first_name', values.first_name, MAX_LENGTHS.first_name),
    checkName('last_name', values.last_name, MAX_LENGTHS.last_name),
    checkEmail('email', values.email),
    checkWebsite(values.website),
    variant === 'initiative' ? text('desired_role') : undefined,
    text('pitch'),
    text('message'),
    checkStart(values.available_from, today),
    checkSalary(values.salary_expectations),
    checkResume(files, variant),
    ...checkFiles(files),
    checkOption('channel', values.channel, CHANNELS),
    values.privacy_ack ? undefined : ({ field: 'privacy_ack', code: 'required' } as const),
  ].filter((error) => error !== undefined);
  const place = ({ field }: FieldError) => (APPLICATION_FIELDS as readonly string[]).indexOf(field);
  return errors.toSorted((a, b) => place(a) - place(b));
}
