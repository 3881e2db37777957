import type { BlockViewOf, BlockViewType } from '../content/view';

/** `split`: heading left, content right. `flow`: one below the other in the surrounding column. */
export type SectionLayout = 'split' | 'flow';

/** Props of every section: its block, and the layout of the page. */
export interface SectionProps<T extends BlockViewType> {
  /** The block to render. */
  block: BlockViewOf<T>;
  /** `split`: heading left, content right; `flow`: one below the other, as in an article. */
  layout?: SectionLayout;
  /** true for the first section of a page: its pictures are loaded eagerly. */
  isFirst?: boolean;
}
