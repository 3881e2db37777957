import type { Problem } from '../../../scripts/content/problems';
import { plainText } from '../../../src/content/richText';
import { type Schema, stepInto } from '../../../src/content/schema/schemaShape';
import { FILE_SCHEMAS } from '../../../src/content/schema/fileSchemas';
import type { ValuePath } from '../../../src/content/schema/visitRoles';
import type { Kind } from '../../../src/content/types';
import { validateFile } from '../../../src/content/validate';
import { controlOf, emptyOf } from '../model/controls';
import { isObject, type Json, removeAt, setAt, valueAt } from '../model/json';

/** Sources of placeholder values: pages of the site, which are valid in every respect. */
export interface Examples {
  /** Returns the id of an existing page of one of the kinds (any, if undefined). */
  pickId(kinds: readonly string[] | undefined): string;
  /** The content of a valid page of the same kind. */
  file: Json;
}

/** Splits `/blocks/0/title` into steps, with numbers for array indices. */
function stepsOf(pointer: string, root: Json): ValuePath {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce<ValuePath>(
    (path, step) => [...path, Array.isArray(valueAt(root, path)) ? Number(step) : step],
    [],
  );
}

function schemaAt(kind: Kind, root: Json, path: ValuePath): Schema | undefined {
  return path.reduce<Schema | undefined>(
    (schema, step, index) => schema && stepInto(schema, valueAt(root, path.slice(0, index)), step),
    FILE_SCHEMAS[kind],
  );
}

/** Returns the value of the example at the same path; for lists, that of the first entry. */
const exampleAt = ({ file }: Examples, path: ValuePath): Json | undefined =>
  valueAt(
    file,
    path.map((step) => (typeof step === 'number' ? 0 : step)),
  );

/** Returns a placeholder value: the name of the field, an existing page, the first option. */
function standIn(
  schema: Schema,
  path: ValuePath,
  written: Json | undefined,
  examples: Examples,
): Json | undefined {
  const control = controlOf(schema);
  switch (control.type) {
    case 'text': {
      const name = String(path.findLast((step) => typeof step === 'string') ?? 'text');
      if (control.format !== 'prose') return exampleAt(examples, path) ?? name;
      return typeof written === 'string' && /\S/.test(plainText(written)) ? plainText(written).trim() : name;
    }
    case 'number':
      return exampleAt(examples, path) ?? 1;
    case 'reference':
      return examples.pickId(control.role.kinds);
    default:
      return emptyOf(schema);
  }
}

/**
 * Returns a text block to show instead of an invalid one; it keeps its position, which affects how pictures are drawn.
 */
function placeholder(block: Json | undefined, index: number): Json {
  const type = isObject(block) && typeof block['type'] === 'string' ? block['type'] : 'block';
  return {
    type: 'text',
    heading: `${index + 1}. ${type}`,
    paragraphs: ['Shown as soon as its messages are solved.'],
  };
}

const MOST_PASSES = 6;

function repairOnce(kind: Kind, root: Json, pointers: readonly string[], examples: Examples): Json {
  return pointers.reduce((value, pointer) => {
    const path = stepsOf(pointer, value);
    const schema = schemaAt(kind, value, path);
    if (!schema) return removeAt(value, path);
    const stand = standIn(schema, path, valueAt(value, path), examples);
    return stand === undefined ? removeAt(value, path) : setAt(value, path, stand);
  }, root);
}

function withoutBrokenBlocks(root: Json, pointers: readonly string[]): Json {
  const broken = new Set(pointers.flatMap((pointer) => /^\/blocks\/(\d+)/.exec(pointer)?.[1] ?? []));
  return [...broken].map(Number).reduce<Json>((value, index) => {
    const path = ['blocks', index];
    return setAt(value, path, placeholder(valueAt(value, path), index));
  }, root);
}

/**
 * Makes an unfinished file showable: replaces invalid values by placeholders, and blocks that stay invalid by a note.
 * Returns undefined if even that fails. `problems` are those of the file.
 */
export function repair(kind: Kind, root: Json, problems: readonly Problem[], examples: Examples): unknown {
  const pointers = problems
    .filter(({ severity, pointer }) => severity === 'error' && pointer !== '')
    .map(({ pointer }) => pointer);
  let value = repairOnce(kind, root, pointers, examples);
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const result = validateFile(kind, value);
    if (result.ok) return result.data;
    const wrong = result.issues.map(({ pointer }) => pointer);
    value =
      pass < MOST_PASSES / 2 ? repairOnce(kind, value, wrong, examples) : withoutBrokenBlocks(value, wrong);
  }
  return undefined;
}
