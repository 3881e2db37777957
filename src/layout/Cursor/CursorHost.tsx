import { createElement, useEffect, useState } from 'react';
import { useLoaded } from '../Layout/useLoaded';

/** Who gets the drawn cursor: a fine pointer that can hover, no wish for less motion, no colours of one's own. */
const DRAWN =
  '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference) and (forced-colors: none)';

const loadCursor = () => import('./Cursor');

/** The place of the cursor: fetches its code only where it is shown, and lets it go when that changes. */
export function CursorHost() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const media = window.matchMedia(DRAWN);
    const update = () => setWanted(media.matches);
    update();
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, []);
  const part = useLoaded(isWanted, loadCursor);
  return isWanted && part ? createElement(part.Cursor) : null;
}
