import { createContext } from 'react';
import type { BlockView } from '../../content/view';
import type { OverlayPicture } from '../../store/overlaySlice';

/** The pictures that stand among the blocks of a page, in their order; they are one gallery. */
export const PicturesOfPage = createContext<readonly OverlayPicture[]>([]);

/** The pictures among blocks. */
export function picturesOf(blocks: readonly BlockView[]): OverlayPicture[] {
  return blocks.flatMap((block) => {
    const found = block.type === 'gallery' ? block.items : block.type === 'image' ? [block] : [];
    return found.map(({ picture, caption }) => ({ picture, caption }));
  });
}
