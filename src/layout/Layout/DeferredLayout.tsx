import { BackToTop } from '../BackToTop/BackToTop';
import { CursorHost } from '../Cursor/CursorHost';
import { useConsentRequest } from '../ConsentSettings/useConsentRequest';
import { Curtain } from '../Curtain/Curtain';
import { OverlayHost } from '../OverlayView/OverlayHost';

export interface DeferredLayoutProps {
  /** true while the menu or the curtain covers the page. */
  isInert: boolean;
}

/** Parts of the layout that no page needs at first. Loaded after hydration. */
export function DeferredLayout({ isInert }: DeferredLayoutProps) {
  useConsentRequest();
  return (
    <>
      <BackToTop isInert={isInert} />
      <OverlayHost />
      <Curtain />
      <CursorHost />
    </>
  );
}
