import { createElement } from 'react';
import { useLazyModule } from '../../hooks/useLazyModule';
import { lazyExport } from '../../lib/lazyModule';
import type { DeferredLayoutProps } from './DeferredLayout';

const deferredLayout = lazyExport('DeferredLayout', () => import('./DeferredLayout'));

/** Renders the deferred layout; nothing until its code is loaded. */
export function DeferredLayoutHost({ isInert }: DeferredLayoutProps) {
  const component = useLazyModule(deferredLayout, true);
  return component && createElement(component, { isInert });
}
