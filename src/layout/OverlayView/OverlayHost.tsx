import { createElement, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../store/store';
import { useLoaded } from '../Layout/useLoaded';
import { useScrollLock } from '../Layout/useScrollLock';

const loadView = () => import('./OverlayView');

/** The place of the one overlay: fetches its code when one is opened, and closes it when the visitor goes elsewhere. */
export function OverlayHost() {
  const { active, props, number } = useStore((state) => state.overlay);
  const closeOverlay = useStore((state) => state.closeOverlay);
  const { pathname } = useLocation();
  const part = useLoaded(active, loadView, closeOverlay);
  // oxlint-disable-next-line react/exhaustive-deps -- the path is what it reacts to
  useEffect(() => closeOverlay, [pathname, closeOverlay]);
  useScrollLock(active && part !== null);
  if (!part || !props) return null;
  // Each opening starts afresh: the gallery at its picture, the settings with what is kept.
  return createElement(part.OverlayView, {
    key: number,
    isOpen: active,
    overlay: props,
    onClose: closeOverlay,
  });
}
