/** A block that can be added. */
export interface BlockChoice {
  type: string;
  /** Its purpose, from the schema. */
  description: string;
  /** Names of its fields, so that a search for "question" finds the block with questions. */
  fields: readonly string[];
}

/**
 * Returns the blocks that contain every typed word in type, description or fields; those whose type starts with the
 * first word come first.
 */
export function findBlocks(blocks: readonly BlockChoice[], typed: string): BlockChoice[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = ({ type, description, fields }: BlockChoice) =>
    [type, description, ...fields].join(' ').toLowerCase();
  const isFirst = ({ type }: BlockChoice) => type.toLowerCase().startsWith(words[0] ?? '');
  return blocks
    .filter((block) => words.every((word) => textOf(block).includes(word)))
    .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
}
