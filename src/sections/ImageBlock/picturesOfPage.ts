import { createContext } from 'react';
import type { BlockView } from '../../content/view';
import type { OverlayPicture } from '../../store/overlaySlice';

/** The pictures in the blocks of a page, in order; they form one gallery. */
export const PicturesOfPage = createContext<readonly OverlayPicture[]>([]);

/** Returns the pictures in some blocks. */
export function picturesOf(blocks: readonly BlockView[]): OverlayPicture[] {
  return blocks.flatMap((block) => {
    const found = block.type === 'gallery' ? block.items : block.type === 'image' ? [block] : [];
    return found.map(({ picture, caption }) => ({ picture, caption }));
  });
}
