import { BackToTop } from '../BackToTop/BackToTop';
import { CursorHost } from '../Cursor/CursorHost';
import { Curtain } from '../Curtain/Curtain';
import { OverlayHost } from '../OverlayView/OverlayHost';
import { useInPageLinks } from './useInPageLinks';

export interface ExtrasProps {
  /** true while the page is behind something: the menu, or the curtain. */
  isOutOfReach: boolean;
}

/** The parts of the frame that nobody misses in the first moments; their code comes after the page. */
export function Extras({ isOutOfReach }: ExtrasProps) {
  useInPageLinks();
  return (
    <>
      <BackToTop isInert={isOutOfReach} />
      <OverlayHost />
      <Curtain />
      <CursorHost />
    </>
  );
}
