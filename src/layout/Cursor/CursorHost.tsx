import { createElement, useEffect, useState } from 'react';
import { useLazyModule } from '../../hooks/useLazyModule';
import { lazyExport } from '../../lib/lazyModule';

/** Where the custom cursor is shown: with a fine pointer that can hover, without reduced motion and forced colours. */
const DRAWN =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (forced-colors: none)';

const cursor = lazyExport('Cursor', () => import('./Cursor'));

/** Loads the custom cursor's code where it is shown, and removes the cursor when that changes. */
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
