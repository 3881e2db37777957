import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder with examples of how each block is written, a list for each type: `<type>.json`. */
export const BLOCK_EXAMPLES = 'docs/blocks';

/** What an editor program inserts, in the form of VS Code (`defaultSnippets` of a JSON Schema). */
export interface Snippet {
  label: string;
  description: string;
  body: unknown;
}

/** The example with one entry in its list `items`, after which an editor copies those to come. */
const withOneItem = (example: object) =>
  'items' in example && Array.isArray(example.items)
    ? { ...example, items: example.items.slice(0, 1) as unknown[] }
    : example;

/** Words as the text of a placeholder, in which these signs would mean something. */
const escaped = (words: string) =>
  JSON.stringify(words)
    .slice(1, -1)
    .replaceAll(/[\\$}]/g, '\\$&');

/** The value with every text as a place to fill in, one after the other; `type` stays as it is. */
function withPlaces(value: unknown, count: { places: number }): unknown {
  // A value that begins with ^ is inserted as it stands, without quotes of its own.
  if (typeof value === 'string') return `^"\${${++count.places}:${escaped(value)}}"`;
  if (Array.isArray(value)) return value.map((entry) => withPlaces(entry, count));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, key === 'type' ? field : withPlaces(field, count)]),
  );
}

/** The first example of each type of block by its type; the examples lie beside the code that checks blocks. */
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

/** A block to fill in: its example, whose words are the places. */
export function blockSnippet(example: object, description = ''): Snippet {
  const { type } = example as { type: string };
  return {
    label: `block: ${type}`,
    description,
    body: withPlaces(withOneItem(example), { places: 0 }),
  };
}
