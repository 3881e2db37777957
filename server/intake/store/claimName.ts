import { REFERENCE_PATTERN } from './reference';

/** Name of the claim on a task of an entry. @throws for invalid names */
export function claimName(reference: string, task: string): string {
  if (!REFERENCE_PATTERN.test(reference)) throw new Error('not a reference');
  return `${reference}.${plainName(task)}`;
}

/** Checks the name of a task or a mark, which may become a file name. @throws for invalid names */
export function plainName(name: string): string {
  if (!/^[a-z][a-z\d-]{0,39}$/.test(name)) throw new Error(`"${name}" is not a valid name of a task or mark`);
  return name;
}
