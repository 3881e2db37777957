import type { StateCreator } from 'zustand';
import type { FilmView, PictureView } from '../content/view';

/** Width of a dialog: 650, 704 or 809 px (specification, section 9), or the whole window for pictures and films. */
export type DialogType = 'sm' | 'md' | 'lg' | 'window';

/** A picture with its caption. */
export interface OverlayPicture {
  picture: PictureView;
  caption?: string | undefined;
}

interface OverlayBase {
  /** Name of the overlay in the tracking event that is sent when it opens. */
  trackingID: string;
  dialogType?: DialogType | undefined;
  /** Shows the close button; defaults to true. Escape always closes the overlay. */
  closeButton?: boolean | undefined;
  /** Called when the visitor accepts. */
  onAcceptance?: (() => void) | undefined;
}

/** A question with two answers; the second one closes the overlay and changes nothing else. */
export interface DialogOverlay extends OverlayBase {
  type: 'dialog';
  title: string;
  text: string;
  acceptLabel: string;
  cancelLabel: string;
}

/** A self-hosted film. */
export interface VideoOverlay extends OverlayBase {
  type: 'video';
  title: string;
  film: FilmView;
  /** URL of the still that is shown until the film plays. */
  poster: string;
}

/** One picture, as large as the screen allows. */
export interface ImageOverlay extends OverlayBase, OverlayPicture {
  type: 'image';
}

/** Several pictures, one after the other. */
export interface GalleryOverlay extends OverlayBase {
  type: 'gallery';
  pictures: readonly OverlayPicture[];
  /** Index of the first picture to show, from 0; defaults to 0. */
  index?: number | undefined;
}

/** The consent settings, or the message that the vendor's settings could not be loaded. */
export interface ConsentOverlay extends OverlayBase {
  type: 'consent' | 'consent-fallback';
}

/** Props of an overlay (specification, section 3, overlay context). */
export type OverlayProps = DialogOverlay | VideoOverlay | ImageOverlay | GalleryOverlay | ConsentOverlay;

/** The overlay context: whether one is open, and its props, which stay after closing until the next one opens. */
export interface Overlay {
  active: boolean;
  props: OverlayProps | null;
  /** Incremented with each opening, to tell two overlays of the same kind apart. */
  number: number;
}

/** Overlay slice of the store. Only one overlay is open at a time: opening another replaces it. */
export interface OverlaySlice {
  overlay: Overlay;
  openOverlay: (props: OverlayProps) => void;
  /** Closes it, and withdraws a request for the consent settings. */
  closeOverlay: () => void;
  /** true: the consent settings were requested but not opened yet, because their code loads later. */
  isConsentRequested: boolean;
  setConsentRequested: (isRequested: boolean) => void;
}

/** Creates the overlay slice; no overlay is open at first. */
export const createOverlaySlice: StateCreator<OverlaySlice> = (set) => ({
  overlay: { active: false, props: null, number: 0 },
  openOverlay: (props) =>
    set(({ overlay }) => ({ overlay: { active: true, props, number: overlay.number + 1 } })),
  closeOverlay: () =>
    set(({ overlay }) => ({ overlay: { ...overlay, active: false }, isConsentRequested: false })),
  isConsentRequested: false,
  setConsentRequested: (isConsentRequested) => set({ isConsentRequested }),
});
