import { BackToTop } from '../BackToTop/BackToTop';
import { CursorHost } from '../Cursor/CursorHost';
import { Curtain } from '../Curtain/Curtain';
import { OverlayHost } from '../OverlayView/OverlayHost';
import { useInPageLinks } from './useInPageLinks';

export interface DeferredLayoutProps {
  /** true while the page is behind something: the menu, or the curtain. */
  isInert: boolean;
}

/** The parts of the layout that no page needs in its first moments. Loaded after hydration. */
export function DeferredLayout({ isInert }: DeferredLayoutProps) {
  useInPageLinks();
  return (
    <>
      <BackToTop isInert={isInert} />
      <OverlayHost />
      <Curtain />
      <CursorHost />
    </>
  );
}
