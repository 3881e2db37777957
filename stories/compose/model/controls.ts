import { z } from 'zod';
import { META_DESCRIPTION_LENGTH, META_TITLE_MAX_LENGTH } from '../../../scripts/content/rules';
import { type Role, roles } from '../../../src/content/schema/roles';
import {
  discriminatorValues,
  fieldsOf,
  type Schema,
  shapeOf,
  unwrap,
} from '../../../src/content/schema/schemaShape';
import type { Json, JsonObject } from './json';

/** How a field is edited, as its schema says. */
export type Control =
  | { type: 'object'; fields: Record<string, Schema> }
  | { type: 'list'; element: Schema }
  | { type: 'union'; discriminator: string; names: string[]; memberOf(name: string): Schema | undefined }
  | { type: 'fixed'; value: string }
  | { type: 'choice'; options: string[] }
  | { type: 'reference'; role: Extract<Role, { role: 'id' }> }
  | { type: 'text'; format: 'prose' | 'line' | 'date' }
  | { type: 'number' }
  | { type: 'switch' };

type Def = z.core.$ZodTypes['_zod']['def'];

const defOf = (schema: Schema) => (schema as z.ZodType).def as Def;

const roleOf = (schema: Schema) => roles.get(schema) ?? roles.get(unwrap(schema));

/** Whether a file may leave the field out. */
export function isOptional(schema: Schema): boolean {
  const { type } = defOf(schema);
  return type === 'optional' || type === 'default';
}

/** What the schema says about the field, for people; empty where it says nothing. */
export function descriptionOf(schema: Schema): string {
  return (schema as z.ZodType).description ?? (unwrap(schema) as z.ZodType).description ?? '';
}

const forms = new WeakMap<Schema, z.core.JSONSchema.BaseSchema>();

/** What a schema says about length and form, as JSON Schema names it. */
function formOf(schema: Schema): z.core.JSONSchema.BaseSchema {
  const known = forms.get(schema);
  if (known) return known;
  const form = z.toJSONSchema(unwrap(schema));
  forms.set(schema, form);
  return form;
}

/** How long a text may be, in characters. */
export interface TextLimit {
  min?: number;
  max: number;
}

/** Limits that the checks across files hold, by the field of the page. */
const CHECKED_LIMITS: Readonly<Record<string, TextLimit>> = {
  '/metaTitle': { max: META_TITLE_MAX_LENGTH },
  '/metaDescription': META_DESCRIPTION_LENGTH,
};

/** How long the text at a place may be; undefined where nothing says so. */
export function limitOf(schema: Schema, pointer: string): TextLimit | undefined {
  if (defOf(unwrap(schema)).type !== 'string') return undefined;
  const { maxLength } = formOf(schema);
  return CHECKED_LIMITS[pointer] ?? (maxLength === undefined ? undefined : { max: maxLength });
}

/** Text of a certain form (an address, an anchor, a telephone number) stands on one line. */
function textControl(schema: Schema): Control {
  const bare = unwrap(schema) as z.ZodString;
  const role = roleOf(schema);
  if (role?.role === 'id') return { type: 'reference', role };
  if (bare.format === 'date') return { type: 'text', format: 'date' };
  const { pattern, maxLength } = formOf(schema);
  const isFree = maxLength === undefined && (pattern === undefined || pattern === '\\S');
  return { type: 'text', format: isFree ? 'prose' : 'line' };
}

/**
 * How a field is edited.
 * @throws for a kind of schema that no control exists for; whoever adds one to the schema adds its control here
 */
export function controlOf(schema: Schema): Control {
  const shape = shapeOf(schema);
  if (shape.type === 'object') return { type: 'object', fields: shape.fields };
  if (shape.type === 'array') return { type: 'list', element: shape.element };
  if (shape.type === 'literal') return { type: 'fixed', value: String(shape.values[0]) };
  if (shape.type === 'union' && shape.discriminator !== undefined) {
    const { discriminator, options } = shape;
    const names = discriminatorValues(schema);
    return { type: 'union', discriminator, names, memberOf: (name) => options[names.indexOf(name)] };
  }
  const def = defOf(unwrap(schema));
  if (def.type === 'string') return textControl(schema);
  if (def.type === 'number') return { type: 'number' };
  if (def.type === 'boolean') return { type: 'switch' };
  if (def.type === 'enum') return { type: 'choice', options: Object.values(def.entries).map(String) };
  throw new Error(
    `"Compose a page" has no control for a schema of type "${def.type}"; see stories/compose/model/controls.ts.`,
  );
}

/** Optional fields of which a group needs one set or another, as JSON Schema names that; the first set is the usual one. */
function usualFields(group: Schema): readonly string[] {
  const { anyOf } = (z.globalRegistry.get(unwrap(group)) ?? {}) as { anyOf?: { required?: string[] }[] };
  return anyOf?.[0]?.required ?? [];
}

/** A group of fields with everything it needs and nothing in it. Numbers are left out: there is no empty number. */
function emptyFields(group: Schema): JsonObject {
  const usual = usualFields(group);
  const entries = Object.entries(fieldsOf(group)).flatMap(([name, schema]): [string, Json][] => {
    const value = isOptional(schema) && !usual.includes(name) ? undefined : emptyOf(schema);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** Lists begin with as many entries to fill in as they must have, those of paragraphs with one. */
function firstEntries(list: Schema, element: Schema): number {
  return Math.max(formOf(list).minItems ?? 0, controlOf(element).type === 'text' ? 1 : 0);
}

/** What stands in a field that has just been added: the first choice, one empty entry, an empty text. */
export function emptyOf(schema: Schema): Json | undefined {
  const control = controlOf(schema);
  switch (control.type) {
    case 'object':
      return emptyFields(schema);
    case 'list': {
      const entry = emptyOf(control.element);
      return entry === undefined
        ? []
        : Array.from({ length: firstEntries(schema, control.element) }, () => entry);
    }
    case 'union': {
      const member = control.memberOf(control.names[0] ?? '');
      return member && emptyFields(member);
    }
    case 'fixed':
      return control.value;
    case 'choice':
      return control.options[0] ?? '';
    case 'switch':
      return true;
    case 'number':
      return undefined;
    case 'reference':
    case 'text':
      return '';
  }
}
