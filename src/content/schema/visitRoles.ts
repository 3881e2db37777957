import { type Role, roles } from './roles';
import { type Schema, stepInto, unwrap } from './schemaShape';

/** Steps from the root of a file to a value in it. */
export type ValuePath = (string | number)[];

/** A value that carries a role, with where it stands and the object or list around it. */
export interface RoleVisit {
  role: Role;
  value: unknown;
  path: ValuePath;
  parent: unknown;
}

/**
 * Visits each value whose schema carries a role, also where other parts of the file are wrong: checks across files must
 * not fall silent because of a misspelt field elsewhere in the same file.
 */
export function visitRoles(schema: Schema, root: unknown, visit: (found: RoleVisit) => void): void {
  const walk = (at: Schema, value: unknown, path: ValuePath, parent: unknown): void => {
    const role = roles.get(at) ?? roles.get(unwrap(at));
    if (role) visit({ role, value, path, parent });
    if (typeof value !== 'object' || value === null) return;
    const entries: [string | number, unknown][] = Array.isArray(value)
      ? value.map((entry: unknown, index) => [index, entry])
      : Object.entries(value);
    for (const [step, entry] of entries) {
      const next = stepInto(at, value, step);
      if (next) walk(next, entry, [...path, step], value);
    }
  };
  walk(schema, root, [], undefined);
}
