import { createElement, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyModule } from '../../hooks/useLazyModule';
import { lazyExport } from '../../lib/lazyModule';
import { useStore } from '../../store/store';
import { useScrollLock } from '../Layout/useScrollLock';

const overlayView = lazyExport('OverlayView', () => import('./OverlayView'));

/** Renders the overlay: loads its code when it is opened, and closes it on a page change. */
export function OverlayHost() {
  const { active, props, number } = useStore((state) => state.overlay);
  const closeOverlay = useStore((state) => state.closeOverlay);
  const { pathname } = useLocation();
  const component = useLazyModule(overlayView, active, closeOverlay);
  // oxlint-disable-next-line react/exhaustive-deps -- the path is what it reacts to
  useEffect(() => closeOverlay, [pathname, closeOverlay]);
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
