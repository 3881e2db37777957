import type { OverlayProps } from '../../store/overlaySlice';

/** Props of each kind of overlay. */
export interface OverlayPartProps<T extends OverlayProps> {
  isOpen: boolean;
  overlay: T;
  onClose: () => void;
}
