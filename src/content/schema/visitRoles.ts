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

/** Asking the registry is slow, and all files are asked about the same schemas. */
const known = new WeakMap<Schema, Role | null>();

function roleOf(schema: Schema): Role | null {
  let role = known.get(schema);
  if (role === undefined) {
    role = roles.get(schema) ?? roles.get(unwrap(schema)) ?? null;
    known.set(schema, role);
  }
  return role;
}

/**
 * Visits each value whose schema carries a role, also where other parts of the file are wrong: checks across files must
 * not fall silent because of a misspelt field elsewhere in the same file.
 */
export function visitRoles(schema: Schema, root: unknown, visit: (found: RoleVisit) => void): void {
  const path: ValuePath = [];
  const walk = (at: Schema, value: unknown, parent: unknown): void => {
    const role = roleOf(at);
    if (role) visit({ role, value, path: [...path], parent });
    if (typeof value !== 'object' || value === null) return;
    const step = (name: string | number, entry: unknown) => {
      const next = stepInto(at, value, name);
      if (!next) return;
      path.push(name);
      walk(next, entry, value);
      path.pop();
    };
    if (Array.isArray(value)) value.forEach((entry, index) => step(index, entry));
    else for (const [name, entry] of Object.entries(value)) step(name, entry);
  };
  walk(schema, root, undefined);
}
