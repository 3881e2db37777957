import { readBlockExamples } from '../../../scripts/content/blockSnippets';
import { type Completions, FILE_KINDS, schemaFile } from '../../../scripts/content/schemaFiles';
import { KIND_NAMES } from '../../../src/content/kinds';
import { block } from '../../../src/content/schema/blocks';
import { FILE_SCHEMAS } from '../../../src/content/schema/fileSchemas';
import * as primitives from '../../../src/content/schema/primitives';
import { fieldsOf, type Schema, shapeOf } from '../../../src/content/schema/schemaShape';
import { descriptionOf } from '../../../stories/compose/model/controls';

/** What shared schemas say of their form, for fields to say before it what they are for. */
const { anchor, contentId, email, isoDate, phone, poster, richText } = primitives;
const FORMS = new Set([anchor, contentId, email, isoDate, phone, poster, richText].map(descriptionOf));
const ONLY_AN_ID = /^File name \(without \.json\) of /;

const isLiteral = (schema: Schema | undefined) => schema !== undefined && shapeOf(schema).type === 'literal';

/** The name of a block among others. */
function typeOf(member: Schema): string {
  const { type } = fieldsOf(member);
  const shape = type && shapeOf(type);
  return shape?.type === 'literal' ? `:${shape.values.join()}` : '';
}

/** All fields that an editor can fill in, each with its path. */
function fieldsBelow(schema: Schema, path: string): [path: string, field: Schema][] {
  const shape = shapeOf(schema);
  switch (shape.type) {
    case 'array':
      return fieldsBelow(shape.element, `${path}/*`);
    case 'union':
      return shape.options.flatMap((member) => fieldsBelow(member, path + typeOf(member)));
    case 'object':
      return Object.entries(shape.fields)
        .filter(([, field]) => !isLiteral(field))
        .flatMap(([name, field]) => {
          const at = `${path}/${name}`;
          return [[at, field] as [string, Schema], ...fieldsBelow(field, at)];
        });
    default:
      return [];
  }
}

/** Why a description does not help; undefined if it does. */
function faultOf(description: string): string | undefined {
  if (description === '') return 'none';
  if (FORMS.has(description) || ONLY_AN_ID.test(description)) return 'only says how it is written';
  return description.split(/\s+/).length < 3 ? 'too short' : undefined;
}

const faultsIn = (fields: readonly [string, string][]) =>
  fields.flatMap(([path, description]) => {
    const fault = faultOf(description);
    return fault === undefined ? [] : [`${path} (${fault})`];
  });

interface JsonSchema {
  const?: unknown;
  description?: string;
  properties?: Record<string, JsonSchema>;
}

/** All fields of a JSON Schema with what an editor's program says of them. */
function jsonFields(schema: unknown, path: string): [path: string, description: string][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as JsonSchema;
  const own = Object.entries(properties)
    .filter(([, field]) => field.const === undefined)
    .map(([name, field]): [string, string] => [`${path}/${name}`, field.description ?? '']);
  const deeper = Object.entries(schema)
    .filter(([key]) => key !== 'examples' && key !== 'defaultSnippets')
    .flatMap(([key, value]) => jsonFields(value, key === 'properties' ? path : `${path}/${key}`));
  return [...own, ...deeper];
}

it.each(FILE_KINDS)('says of every field of %s what it is for', (kind) => {
  const fields = fieldsBelow(FILE_SCHEMAS[kind], kind);
  expect(fields.length).toBeGreaterThan(0);
  expect(faultsIn(fields.map(([path, field]) => [path, descriptionOf(field)]))).toEqual([]);
});

it('says of every block what it is', () => {
  const described = block.options.map((option): [string, string] => [typeOf(option), descriptionOf(option)]);
  expect(faultsIn(described)).toEqual([]);
});

it.each(FILE_KINDS)('says the same in the schema that editor programs read of %s', (kind) => {
  const schema = schemaFile(kind, {
    texts: { 'menu.label': 'Menü auf und zu' },
    ids: Object.fromEntries(KIND_NAMES.map((name) => [name, []])) as unknown as Completions['ids'],
    media: { picture: [], document: [], film: [] },
    blocks: readBlockExamples(),
  });
  const fields = jsonFields(JSON.parse(schema), kind);
  expect(fields.length).toBeGreaterThan(0);
  expect(faultsIn(fields)).toEqual([]);
});
