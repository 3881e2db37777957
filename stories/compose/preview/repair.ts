import type { Problem } from '../../../scripts/content/problems';
import { plainText } from '../../../src/content/richText';
import { type Schema, stepInto } from '../../../src/content/schema/schemaShape';
import { FILE_SCHEMAS } from '../../../src/content/schema/fileSchemas';
import type { ValuePath } from '../../../src/content/schema/visitRoles';
import type { Kind } from '../../../src/content/types';
import { validateFile } from '../../../src/content/validate';
import { controlOf, emptyOf } from '../model/controls';
import { isObject, type Json, removeAt, setAt, valueAt } from '../model/json';

/** Where stand-ins come from: pages of the site, so that whatever has a certain form has it. */
export interface Examples {
  /** Id of an existing page of one of the kinds (of any, when none are named). */
  pickId(kinds: readonly string[] | undefined): string;
  /** The content of a page of the same kind that has nothing wrong. */
  file: Json;
}

/** `/blocks/0/title` as steps, numbers where lists are. */
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

/** What a finished page has at the same place; in lists, what its first entry has. */
const exampleAt = ({ file }: Examples, path: ValuePath): Json | undefined =>
  valueAt(
    file,
    path.map((step) => (typeof step === 'number' ? 0 : step)),
  );

/** What a place shows until somebody fills it in: the name of the field, an existing page, the first choice. */
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

/** A block that stands for one that cannot be shown yet; it keeps its place, by which pictures are drawn. */
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
 * A file that can be shown although it is not finished: what the checks refuse is replaced by something in its place,
 * a block that stays wrong by a note. Undefined when even that does not help. `problems` are those of the file.
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
