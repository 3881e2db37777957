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

/** How to edit a field, derived from its schema. */
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

/** True if the field is optional. */
export function isOptional(schema: Schema): boolean {
  const { type } = defOf(schema);
  return type === 'optional' || type === 'default';
}

/** Returns the schema's description of a field; empty if there is none. */
export function descriptionOf(schema: Schema): string {
  return (schema as z.ZodType).description ?? (unwrap(schema) as z.ZodType).description ?? '';
}

const forms = new WeakMap<Schema, z.core.JSONSchema.BaseSchema>();

/** Returns the JSON Schema of a field, which contains its length and pattern. */
function formOf(schema: Schema): z.core.JSONSchema.BaseSchema {
  const known = forms.get(schema);
  if (known) return known;
  const form = z.toJSONSchema(unwrap(schema));
  forms.set(schema, form);
  return form;
}

/** Limits of a text's length, in characters. */
export interface TextLimit {
  min?: number;
  max: number;
}

/** Limits enforced by checks outside the schema, by field of the page. */
const CHECKED_LIMITS: Readonly<Record<string, TextLimit>> = {
  '/metaTitle': { max: META_TITLE_MAX_LENGTH },
  '/metaDescription': META_DESCRIPTION_LENGTH,
};

/** Returns the length limit of a text field; undefined if there is none. */
export function limitOf(schema: Schema, pointer: string): TextLimit | undefined {
  if (defOf(unwrap(schema)).type !== 'string') return undefined;
  const { maxLength } = formOf(schema);
  return CHECKED_LIMITS[pointer] ?? (maxLength === undefined ? undefined : { max: maxLength });
}

/** Texts with a certain pattern (address, anchor, telephone number) are single-line. */
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
 * Returns the control of a field.
 * @throws for kinds of schemas without a control: add one here when adding a new kind to the schema
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

/**
 * Returns the usual optional fields of a group that requires one of several sets (`anyOf` in JSON Schema): the first
 * set.
 */
function usualFields(group: Schema): readonly string[] {
  const { anyOf } = (z.globalRegistry.get(unwrap(group)) ?? {}) as { anyOf?: { required?: string[] }[] };
  return anyOf?.[0]?.required ?? [];
}

/** Returns a group with all required fields, empty. Numbers are left out, as there is no empty number. */
function emptyFields(group: Schema): JsonObject {
  const usual = usualFields(group);
  const entries = Object.entries(fieldsOf(group)).flatMap(([name, schema]): [string, Json][] => {
    const value = isOptional(schema) && !usual.includes(name) ? undefined : emptyOf(schema);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** Returns the initial number of entries of a list: its minimum, but at least one paragraph. */
function firstEntries(list: Schema, element: Schema): number {
  return Math.max(formOf(list).minItems ?? 0, controlOf(element).type === 'text' ? 1 : 0);
}

/** Returns the initial value of a new field: the first option, one empty entry or an empty text. */
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
