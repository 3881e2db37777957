import { z } from 'zod';
import { DEFAULT_LOCALE } from '../../src/content/locales';
import { KIND_NAMES } from '../../src/content/kinds';
import { FILE_SCHEMAS, type FileKind } from '../../src/content/schema/fileSchemas';
import { silenced } from '../../src/content/schema/primitives';
import { type Role, roles } from '../../src/content/schema/roles';
import type { Kind } from '../../src/content/types';

/** All kinds of content file. */
export const FILE_KINDS: FileKind[] = [...KIND_NAMES, 'navigation', 'texts'];

/** Name of the schema file of a kind in `src/generated/schema`. */
export function schemaFileName(kind: FileKind): string {
  return `${kind}.schema.json`;
}

/** JSON Schema of the texts: every key of the default language, so that an editor completes them and misses none. */
function textsSchema(texts: Record<string, string>): object {
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [
          key,
          { type: 'string', description: `${DEFAULT_LOCALE}: ${text}` },
        ]),
      ),
      silenced: z.toJSONSchema(silenced, { target: 'draft-7', io: 'input' }),
    },
    additionalProperties: { type: 'string' },
  };
}

/** The schema of a page's file without the duty to write the path, which kind and file name give. */
function withoutPathDuty(schema: object): object {
  const { required } = schema as { required?: string[] };
  return required ? { ...schema, required: required.filter((name) => name !== 'path') } : schema;
}

/** What an editor may complete. */
export interface Completions {
  /** Texts of the default language by their key. */
  texts: Record<string, string>;
  /** Ids of all pages by their kind. */
  ids: Readonly<Record<Kind, readonly string[]>>;
}

/** Ids that a value may be. They are offered, not required: the check says more about one that does not exist. */
function idsFor(
  { kinds = KIND_NAMES, words = [] }: Extract<Role, { role: 'id' }>,
  ids: Completions['ids'],
): string[] {
  const own = KIND_NAMES.filter((kind) => kinds.includes(kind)).flatMap((kind) => ids[kind]);
  return [...words, ...own];
}

/**
 * The JSON Schema (draft 7, which editors know best) of a kind of content file, as text. Where a page is named by its id, the ids
 * that there are stand as examples, which editors offer.
 */
export function schemaFile(kind: FileKind, { texts, ids }: Completions): string {
  const schema =
    kind === 'texts'
      ? textsSchema(texts)
      : withoutPathDuty(
          z.toJSONSchema(FILE_SCHEMAS[kind], {
            target: 'draft-7',
            io: 'input',
            override({ zodSchema, jsonSchema }) {
              const role = roles.get(zodSchema);
              if (role?.role === 'id') jsonSchema.examples = idsFor(role, ids);
              if (role?.role === 'textKey') jsonSchema.examples = Object.keys(texts);
            },
          }),
        );
  const head = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Written by scripts/content from src/content/schema; do not edit.',
    title: `content-json/<locale>/${kind === 'navigation' || kind === 'texts' ? kind : `${kind}/<id>`}.json`,
  };
  return `${JSON.stringify({ ...head, ...schema }, null, 2)}\n`;
}
