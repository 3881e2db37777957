import { z } from 'zod';
import { DEFAULT_LOCALE } from '../../src/content/locales';
import { KIND_NAMES } from '../../src/content/kinds';
import { FILE_SCHEMAS, type FileKind } from '../../src/content/schema/fileSchemas';
import { silenced } from '../../src/content/schema/primitives';
import { block } from '../../src/content/schema/blocks';
import { type Role, roles } from '../../src/content/schema/roles';
import { fieldsOf, type Schema, shapeOf } from '../../src/content/schema/schemaShape';
import type { Kind } from '../../src/content/types';
import type { MediaPaths } from './site';
import { blockSnippet } from './blockSnippets';

/** The schema of each type of block, with the type. */
const BLOCK_TYPES = new Map<Schema, string>(
  block.options.flatMap((option) =>
    [fieldsOf(option)['type']]
      .map((tag) => tag && shapeOf(tag))
      .flatMap((tag) => (tag?.type === 'literal' ? tag.values.map(String) : []))
      .map((type) => [option, type] as const),
  ),
);

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
  /** Paths of the files in `content-json/media`. */
  media: MediaPaths;
  /** An example of each block by its type. */
  blocks: ReadonlyMap<string, object>;
}

/** Ids that a value may be. They are offered, not required: the check says more about one that does not exist. */
function idsFor(
  { kinds = KIND_NAMES, words = [] }: Extract<Role, { role: 'id' }>,
  ids: Completions['ids'],
): string[] {
  const own = KIND_NAMES.filter((kind) => kinds.includes(kind)).flatMap((kind) => ids[kind]);
  return [...words, ...own];
}

/** The files of an editor's own that a value may name; like ids they are offered, not required. */
const FILES_FOR: Partial<Record<Role['role'], keyof MediaPaths>> = {
  pictureFile: 'picture',
  documentFile: 'document',
  filmFile: 'film',
};

/**
 * The JSON Schema (draft 7, which editors know best) of a kind of content file, as text. Where a page is named by its id,
 * or a file by its path, those that there are stand as examples, which editor programs offer; each block has a snippet.
 */
export function schemaFile(kind: FileKind, { texts, ids, media, blocks }: Completions): string {
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
              const files = role && FILES_FOR[role.role];
              if (files) jsonSchema.examples = [...media[files]];
              const type = BLOCK_TYPES.get(zodSchema);
              const example = type === undefined ? undefined : blocks.get(type);
              if (example) {
                jsonSchema['defaultSnippets'] = [blockSnippet(example, jsonSchema.description)];
              }
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
