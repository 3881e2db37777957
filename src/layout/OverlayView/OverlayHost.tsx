import { createElement } from 'react';
import { useLazyModule } from '../../hooks/useLazyModule';
import { lazyExport } from '../../lib/lazyModule';
import { useStore } from '../../store/store';
import { useScrollLock } from '../Layout/useScrollLock';

const overlayView = lazyExport('OverlayView', () => import('./OverlayView'));

/** Renders the overlay; loads its code when it is opened. */
export function OverlayHost() {
  const { active, props, number } = useStore((state) => state.overlay);
  const closeOverlay = useStore((state) => state.closeOverlay);
  const component = useLazyModule(overlayView, active, closeOverlay);
  useScrollLock(active && component !== undefined);
  if (!component || !props) return null;
  // The number as key gives each opening a fresh state: the gallery at its picture, the settings with what is stored.
  return createElement(component, {
    key: number,
    isOpen: active,
    overlay: props,
    onClose: closeOverlay,
  });
}
