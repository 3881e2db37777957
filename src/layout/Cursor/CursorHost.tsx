import { createElement, useEffect, useState } from 'react';
import { useLazyModule } from '../../hooks/useLazyModule';
import { lazyExport } from '../../lib/lazyModule';

/** Conditions for the custom cursor: a fine pointer with hover, and neither reduced motion nor forced colours. */
const DRAWN =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (forced-colors: none)';

const cursor = lazyExport('Cursor', () => import('./Cursor'));

/** Loads the custom cursor's code if the conditions are met, and removes the cursor when they no longer are. */
export function CursorHost() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const media = window.matchMedia(DRAWN);
    const update = () => setWanted(media.matches);
    update();
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, []);
  const component = useLazyModule(cursor, isWanted);
  return isWanted && component ? createElement(component) : null;
}
