import type { OverlayProps } from '../../store/overlaySlice';

/** What each kind of overlay is given. */
export interface OverlayPartProps<T extends OverlayProps> {
  isOpen: boolean;
  overlay: T;
  onClose: () => void;
}
