/** A block that can be added. */
export interface BlockChoice {
  type: string;
  /** What it is for, from its schema. */
  description: string;
  /** Names of its fields: who looks for a question finds the block that has questions. */
  fields: readonly string[];
}

/** The blocks in which every word that was typed occurs, in type, description or fields; those of that type first. */
export function findBlocks(blocks: readonly BlockChoice[], typed: string): BlockChoice[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = ({ type, description, fields }: BlockChoice) =>
    [type, description, ...fields].join(' ').toLowerCase();
  const isFirst = ({ type }: BlockChoice) => type.toLowerCase().startsWith(words[0] ?? '');
  return blocks
    .filter((block) => words.every((word) => textOf(block).includes(word)))
    .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
}
