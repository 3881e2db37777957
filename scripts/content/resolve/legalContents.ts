import type { BlockView, GenericContent } from '../../../src/content/view';
import { slugOf } from '../../../src/lib/slugOf';
import { RESERVED_ANCHORS } from '../rules';

const SECTIONS = ['faq', 'figures', 'list', 'steps', 'text'] as const;
type Section = Extract<BlockView, { type: (typeof SECTIONS)[number] }>;

/** "10.1 …": a subsection, left out of the table of contents. */
const SUBSECTION = /^\d+\.\d+\s/;

/** True for the blocks of a legal page that its table of contents lists. */
const isListed = (block: BlockView): block is Section & { heading: string } =>
  SECTIONS.some((type) => type === block.type) &&
  'heading' in block &&
  block.heading !== undefined &&
  !SUBSECTION.test(block.heading);

/** Returns `wanted`, or the first of `wanted-2`, `wanted-3`, … that is free. */
function freeAnchor(wanted: string, taken: ReadonlySet<string>): string {
  let anchor = wanted;
  for (let count = 2; taken.has(anchor); count += 1) anchor = `${wanted}-${count}`;
  return anchor;
}

/** The blocks of a legal page, in which every section has an anchor: that of its file, or one made of its heading. */
export function withAnchors(blocks: readonly BlockView[]): BlockView[] {
  const written = blocks.flatMap((block) => ('anchor' in block && block.anchor ? [block.anchor] : []));
  const taken = new Set<string>([...RESERVED_ANCHORS, 'toc', ...written]);
  return blocks.map((block) => {
    if (!isListed(block) || block.anchor !== undefined) return block;
    const anchor = freeAnchor(slugOf(block.heading), taken);
    taken.add(anchor);
    return { ...block, anchor };
  });
}

/**
 * The table of contents of a legal page whose sections have anchors. Its labels keep their soft hyphens: beside the text,
 * a long word is wider than its column.
 */
export function tocOf(blocks: readonly BlockView[]): GenericContent['toc'] {
  return blocks.flatMap((block) =>
    isListed(block) && block.anchor !== undefined ? [{ anchor: block.anchor, label: block.heading }] : [],
  );
}
