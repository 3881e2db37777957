import type { StateCreator } from 'zustand';
import type { FilmView, PictureView } from '../content/view';

/** Width of a dialog: 650, 704 or 809 px (specification, section 9), or the whole window, for pictures. */
export type DialogType = 'sm' | 'md' | 'lg' | 'window';

/** A picture with the words below it. */
export interface OverlayPicture {
  picture: PictureView;
  caption?: string | undefined;
}

interface OverlayBase {
  /** Name of the overlay in the tracking event that is sent when it opens. */
  trackingID: string;
  dialogType?: DialogType | undefined;
  /** Shows the button that closes the overlay; true where left out. Escape closes it in any case. */
  closeButton?: boolean | undefined;
  /** What happens when the visitor agrees to what the overlay asks. */
  onAcceptance?: (() => void) | undefined;
}

/** A question with two answers; the second one closes the overlay and changes nothing. */
export interface DialogOverlay extends OverlayBase {
  type: 'dialog';
  title: string;
  text: string;
  acceptLabel: string;
  cancelLabel: string;
}

/** A film of the site's own. */
export interface VideoOverlay extends OverlayBase {
  type: 'video';
  title: string;
  film: FilmView;
  /** Address of the still that is shown until the film plays. */
  poster: string;
}

/** One picture as large as the screen allows. */
export interface ImageOverlay extends OverlayBase, OverlayPicture {
  type: 'image';
}

/** Several pictures, one after the other. */
export interface GalleryOverlay extends OverlayBase {
  type: 'gallery';
  pictures: readonly OverlayPicture[];
  /** Which picture is shown first; counts from 0. */
  index?: number | undefined;
}

/** The settings of consent, or the message that the vendor's could not be loaded. */
export interface ConsentOverlay extends OverlayBase {
  type: 'consent' | 'consent-fallback';
}

/** Props of an overlay (specification, section 3, overlay context). */
export type OverlayProps = DialogOverlay | VideoOverlay | ImageOverlay | GalleryOverlay | ConsentOverlay;

/** The overlay context: whether one is open, and its props, which stay after it was closed until the next one. */
export interface Overlay {
  active: boolean;
  props: OverlayProps | null;
  /** Counts the openings, so that two of the same kind are told apart. */
  number: number;
}

/** The overlay's part of the store. There is one overlay at a time: opening another replaces it. */
export interface OverlaySlice {
  overlay: Overlay;
  openOverlay: (props: OverlayProps) => void;
  closeOverlay: () => void;
  /** true: the consent settings were requested and have not been opened yet, because their code is loaded later. */
  isConsentRequested: boolean;
  setConsentRequested: (isRequested: boolean) => void;
}

/** Creates the overlay's part of the store; nothing is open at first. */
export const createOverlaySlice: StateCreator<OverlaySlice> = (set) => ({
  overlay: { active: false, props: null, number: 0 },
  openOverlay: (props) =>
    set(({ overlay }) => ({ overlay: { active: true, props, number: overlay.number + 1 } })),
  closeOverlay: () =>
    set(({ overlay }) => (overlay.active ? { overlay: { ...overlay, active: false } } : {})),
  isConsentRequested: false,
  setConsentRequested: (isConsentRequested) => set({ isConsentRequested }),
});
