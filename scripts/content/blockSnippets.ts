import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the block examples: one file per block type, `<type>.json`, holding a list of examples. */
export const BLOCK_EXAMPLES = 'docs/blocks';

/** An editor snippet in the VS Code format (`defaultSnippets` of a JSON Schema). */
export interface Snippet {
  label: string;
  description: string;
  body: unknown;
}

/** The example with `items` cut to its first entry; an editor copies that one for further entries. */
const withOneItem = (example: object) =>
  'items' in example && Array.isArray(example.items)
    ? { ...example, items: example.items.slice(0, 1) as unknown[] }
    : example;

/** Escapes the characters that have a meaning inside a snippet placeholder. */
const escaped = (words: string) =>
  JSON.stringify(words)
    .slice(1, -1)
    .replaceAll(/[\\$}]/g, '\\$&');

/** Replaces every string by a numbered placeholder, except `type`. */
function withPlaces(value: unknown, count: { places: number }): unknown {
  // Strings starting with ^ are inserted as they are, without added quotes.
  if (typeof value === 'string') return `^"\${${++count.places}:${escaped(value)}}"`;
  if (Array.isArray(value)) return value.map((entry) => withPlaces(entry, count));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, key === 'type' ? field : withPlaces(field, count)]),
  );
}

/** Returns the first example of each block type, keyed by type. */
export function readBlockExamples(): Map<string, object> {
  const folder = fileURLToPath(new URL(`../../${BLOCK_EXAMPLES}`, import.meta.url));
  return new Map(
    readdirSync(folder).map((name) => {
      const [first] = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as object[];
      if (!first)
        throw new Error(
          `${BLOCK_EXAMPLES}/${name} holds no example: write the block as a page would have it.`,
        );
      return [path.basename(name, '.json'), first];
    }),
  );
}

/** A snippet for one block: its example with every string as a placeholder. */
export function blockSnippet(example: object, description = ''): Snippet {
  const { type } = example as { type: string };
  return {
    label: `block: ${type}`,
    description,
    body: withPlaces(withOneItem(example), { places: 0 }),
  };
}
