import { REFERENCE_PATTERN } from './reference';

/** Name of the claim on a task of an entry. @throws for names that are not ours */
export function claimName(reference: string, task: string): string {
  if (!REFERENCE_PATTERN.test(reference)) throw new Error('not a reference');
  if (!/^[a-z][a-z\d-]{0,39}$/.test(task)) throw new Error(`"${task}" is no name of a task`);
  return `${reference}.${task}`;
}
