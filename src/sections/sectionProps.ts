import type { BlockViewOf, BlockViewType } from '../content/view';

/** `split`: heading left, content right. `flow`: everything below each other in the column around it. */
export type SectionLayout = 'split' | 'flow';

/** What every section receives: its block, and how the page lays sections out. */
export interface SectionProps<T extends BlockViewType> {
  /** The block of the page that the section prints. */
  block: BlockViewOf<T>;
  /** `split`: heading left, content right; `flow`: everything below each other, as in an article. */
  layout?: SectionLayout;
  /** true for the first section of a page: its pictures are loaded at once. */
  isFirst?: boolean;
}
