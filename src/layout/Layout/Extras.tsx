import { BackToTop } from '../BackToTop/BackToTop';
import { CursorHost } from '../Cursor/CursorHost';
import { useConsentRequest } from '../ConsentSettings/useConsentRequest';
import { Curtain } from '../Curtain/Curtain';
import { OverlayHost } from '../OverlayView/OverlayHost';

export interface ExtrasProps {
  /** true while the page is behind something: the menu, or the curtain. */
  isOutOfReach: boolean;
}

/** The parts of the frame that nobody misses in the first moments; their code comes after the page. */
export function Extras({ isOutOfReach }: ExtrasProps) {
  useConsentRequest();
  return (
    <>
      <BackToTop isInert={isOutOfReach} />
      <OverlayHost />
      <Curtain />
      <CursorHost />
    </>
  );
}
