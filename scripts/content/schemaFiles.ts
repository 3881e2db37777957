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

/** Block type by block schema. */
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

/** Name of a kind's schema file in `src/generated/schema`. */
export function schemaFileName(kind: FileKind): string {
  return `${kind}.schema.json`;
}

/** JSON Schema of the texts: contains every key of the default language, so that editors can complete and check them. */
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

/** The schema of a page without the required `path`, which defaults to one derived from kind and file name. */
function withoutPathDuty(schema: object): object {
  const { required } = schema as { required?: string[] };
  return required ? { ...schema, required: required.filter((name) => name !== 'path') } : schema;
}

/** Completions offered by an editor. */
export interface Completions {
  /** Texts of the default language, by key. */
  texts: Record<string, string>;
  /** Ids of all pages, by kind. */
  ids: Readonly<Record<Kind, readonly string[]>>;
  /** Paths of the files in `content-json/media`. */
  media: MediaPaths;
  /** An example of each block, by type. */
  blocks: ReadonlyMap<string, object>;
}

/** Ids allowed for a value. They are examples rather than an enum, since the checks give a better message for unknown ids. */
function idsFor(
  { kinds = KIND_NAMES, words = [] }: Extract<Role, { role: 'id' }>,
  ids: Completions['ids'],
): string[] {
  const own = KIND_NAMES.filter((kind) => kinds.includes(kind)).flatMap((kind) => ids[kind]);
  return [...words, ...own];
}

/** Media files that a value may name; examples only, like ids. */
const FILES_FOR: Partial<Record<Role['role'], keyof MediaPaths>> = {
  pictureFile: 'picture',
  documentFile: 'document',
  filmFile: 'film',
};

/**
 * The JSON Schema of a content file kind as text (draft 7, which editors support best). Existing page ids and file
 * paths are included as examples for completion; each block has a snippet.
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
