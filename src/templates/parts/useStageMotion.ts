import { type RefObject, useEffect, useRef, useState } from 'react';

/** Remembers for the session whether the visitor stopped or started the stage. */
const STORAGE_KEY = 'stage';

/** What the browser knows about the visitor's connection; not in every browser. */
interface SavingNavigator extends Navigator {
  connection?: { saveData?: boolean };
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function remember(isPlaying: boolean): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, isPlaying ? 'playing' : 'paused');
  } catch {
    // Storage may be switched off; the choice then lasts for this page only.
  }
}

/** Whether the stage moves without being asked: not under reduced motion, not with data saver. */
function movesByItself(): boolean {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !isReduced && (navigator as SavingNavigator).connection?.saveData !== true;
}

/** State of the stage's motion; `ref` is the element that must be on screen for it to run. */
export interface StageMotion {
  ref: RefObject<HTMLDivElement | null>;
  /** false until the script is there: nothing moves and nothing can be pressed. */
  isReady: boolean;
  /** What the visitor chose, or the start did for them. */
  isPlaying: boolean;
  /** isPlaying, while the stage is on screen. */
  isMoving: boolean;
  toggle: () => void;
}

/** Starts the stage after hydration where it may move, pauses it off screen, and keeps the visitor's choice. */
export function useStageMotion(): StageMotion {
  const ref = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const [isOnScreen, setIsOnScreen] = useState(true);

  useEffect(() => {
    const choice = remembered();
    setIsWanted(choice === null ? movesByItself() : choice === 'playing');
    setIsReady(true);
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsOnScreen(entry?.isIntersecting ?? true));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  const toggle = () => {
    remember(!isWanted);
    setIsWanted(!isWanted);
  };
  return { ref, isReady, isPlaying: isWanted, isMoving: isWanted && isOnScreen, toggle };
}
