import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { chooseStage, isStagePlaying, subscribeStage } from './stageChoice';

/** State of the stage's motion; `ref` is the element that must be on screen for it to run. */
export interface StageMotion {
  ref: RefObject<HTMLDivElement | null>;
  /** false before hydration: nothing moves and nothing can be pressed. */
  isReady: boolean;
  /** The visitor's choice, or the default by the device's settings. */
  isPlaying: boolean;
  /** `isPlaying`, and the stage is on screen. */
  isMoving: boolean;
  toggle: () => void;
}

/** Starts the stage after hydration if it may move, pauses it off screen, and stores the visitor's choice. */
export function useStageMotion(): StageMotion {
  const ref = useRef<HTMLDivElement>(null);
  const [isOnScreen, setIsOnScreen] = useState(true);
  const isReady = useIsHydrated();
  const isPlaying = useSyncExternalStore(subscribeStage, isStagePlaying, () => false);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsOnScreen(entry?.isIntersecting ?? true));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  const isMoving = isPlaying && isOnScreen;
  useEffect(() => {
    const stage = ref.current;
    if (!isMoving || !stage) return undefined;
    let isOver = false;
    let pause: (() => void) | undefined;
    import('./stageMover').then(
      ({ playStage }) => {
        if (!isOver) pause = playStage(stage);
      },
      // The drift alone needs no code.
      () => undefined,
    );
    return () => {
      isOver = true;
      pause?.();
    };
  }, [isMoving]);

  return {
    ref,
    isReady,
    isPlaying,
    isMoving,
    toggle: () => chooseStage(!isPlaying),
  };
}
