import type { z } from 'zod';
import { roles, type Role } from './roles';

type Schema = z.core.$ZodTypes;

/** Steps from the root of a file to a value in it. */
export type ValuePath = (string | number)[];

/** A value that carries a role, with where it stands and the object or list around it. */
export interface RoleVisit {
  role: Role;
  value: unknown;
  path: ValuePath;
  parent: unknown;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The member of a union that a value is meant to be: by its discriminator, else the one that knows most of its fields. */
export function unionMember(
  options: readonly Schema[],
  discriminator: string | undefined,
  value: unknown,
): Schema | undefined {
  if (!isRecord(value)) return undefined;
  if (discriminator !== undefined) {
    return options.find((option) => {
      const tag =
        option._zod.def.type === 'object' ? (option._zod.def.shape[discriminator] as Schema) : undefined;
      return tag?._zod.def.type === 'literal' && tag._zod.def.values.includes(value[discriminator] as string);
    });
  }
  const known = (option: Schema) =>
    option._zod.def.type === 'object'
      ? Object.keys(option._zod.def.shape).filter((key) => key in value).length
      : 0;
  return options.toSorted((a, b) => known(b) - known(a))[0];
}

/** The schema itself below `optional`, `default` and the like. */
export function unwrap(schema: Schema): Schema {
  const { def } = schema._zod;
  return 'innerType' in def ? unwrap(def.innerType as Schema) : schema;
}

/** The schema of the value one step further in, or undefined where the schema knows no such step. */
export function stepInto(schema: Schema, value: unknown, step: string | number): Schema | undefined {
  const bare = unwrap(schema);
  const { def } = bare._zod;
  if (def.type === 'object') return def.shape[step] as Schema | undefined;
  if (def.type === 'array') return def.element as Schema;
  if (def.type === 'record') return def.valueType as Schema;
  if (def.type === 'union') {
    const discriminator = 'discriminator' in def ? (def.discriminator as string) : undefined;
    const member = unionMember(def.options as readonly Schema[], discriminator, value);
    return member && stepInto(member, value, step);
  }
  return undefined;
}

/**
 * Visits each text of a value whose schema carries a role, also where other parts of the value are wrong: checks
 * across files must not fall silent because of a misspelt field elsewhere in the same file.
 */
export function visitRoles(schema: z.ZodType, root: unknown, visit: (found: RoleVisit) => void): void {
  const walk = (at: Schema, value: unknown, path: ValuePath, parent: unknown): void => {
    const bare = unwrap(at);
    const role = roles.get(at) ?? roles.get(bare);
    if (role) visit({ role, value, path, parent });
    if (Array.isArray(value)) {
      value.forEach((entry, index) => {
        const next = stepInto(bare, value, index);
        if (next) walk(next, entry, [...path, index], value);
      });
    } else if (isRecord(value)) {
      for (const [key, entry] of Object.entries(value)) {
        const next = stepInto(bare, value, key);
        if (next) walk(next, entry, [...path, key], value);
      }
    }
  };
  walk(schema as unknown as Schema, root, [], undefined);
}
