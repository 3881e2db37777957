import { createElement, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyModule } from '../../hooks/useLazyModule';
import { lazyExport } from '../../lib/lazyModule';
import { useStore } from '../../store/store';
import type { DeferredLayoutProps } from './DeferredLayout';

const deferredLayout = lazyExport('DeferredLayout', () => import('./DeferredLayout'));

/**
 * Renders the deferred layout; nothing until its code is loaded. After a failure, the code is loaded again as soon as
 * the visitor asks for an overlay or the consent settings. A page change withdraws both, loaded or not.
 */
export function DeferredLayoutHost({ isInert }: DeferredLayoutProps) {
  const { pathname } = useLocation();
  const isAsked = useStore(({ overlay, isConsentRequested }) => overlay.active || isConsentRequested);
  const closeOverlay = useStore((state) => state.closeOverlay);
  const component = useLazyModule(deferredLayout, true, isAsked ? closeOverlay : undefined);
  // oxlint-disable-next-line react/exhaustive-deps -- the path is what it reacts to
  useEffect(() => closeOverlay, [pathname, closeOverlay]);
  return component && createElement(component, { isInert });
}
