import { applicationFields } from './applicationFields';
import { checkFields, type FieldValues } from './checkFields';
import { checkFiles, type FileFacts } from './checkFile';
import type { FieldError } from './errors';
import type { ApplicationVariant, Fields } from './field';

/** Parameters of the rules besides the answers. */
export interface ApplicationRules {
  variant: ApplicationVariant;
  /**
   * First day that is not in the past, YYYY-MM-DD: in the browser, today there; on the server, yesterday in Berlin,
   * because it may still have been that day where and when the form was sent.
   */
  today: string;
}

function missingFiles(fields: Fields, files: readonly FileFacts[]): FieldError[] {
  const has = (name: string | undefined) => files.some(({ kind }) => kind === name);
  return Object.entries(fields).flatMap(([name, field]): FieldError[] => {
    const isMissing = field.type === 'file' && field.isRequired && !has(name) && !has(field.alternative);
    return isMissing ? [{ field: name, code: 'required' }] : [];
  });
}

/** Returns every problem of an application, in the order of the form; empty if it can be sent. */
export function validateApplication(
  values: FieldValues,
  files: readonly FileFacts[],
  { variant, today }: ApplicationRules,
): FieldError[] {
  const fields = applicationFields(variant);
  const order = Object.keys(fields);
  return [
    ...checkFields(fields, values, today),
    ...missingFiles(fields, files),
    ...checkFiles(files),
  ].toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}
