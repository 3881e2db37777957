import { prefersReducedMotion } from '../../lib/prefersReducedMotion';
import { useStore } from '../../store/store';
import { when } from '../../theme/breakpoints';
import { DURATIONS_MS } from '../../theme/motion';
import { beatFrames, nextShear, pointerShare, registerMoves, shearReach } from './stageRegister';

/** Longest frame time that counts, ms: after a pause the strips continue instead of jumping. */
const LONGEST_FRAME_MS = 50;

interface StageMover {
  play: () => void;
  /** Freezes everything in place. */
  pause: () => void;
}

/** The mover of each stage, which keeps the positions of the strips. */
const movers = new WeakMap<HTMLElement, StageMover>();

/** The beat runs once, on the first stage of a visit. */
let isBeatDue = true;

const stripsOf = (stage: Element) => [...stage.querySelectorAll<SVGGraphicsElement>('[data-plate]')];
const numberOf = (strip: SVGElement) => Number(strip.dataset['strip']);

/**
 * Calls back once the page is loaded, painted and not covered by the curtain; in a background tab only once it is
 * visible.
 */
function whenSeen(callback: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenSeen(callback), { once: true });
    return;
  }
  // The first frame paints what the second one moves.
  const start = () => requestAnimationFrame(() => requestAnimationFrame(callback));
  if (useStore.getState().curtain === 'idle') {
    start();
    return;
  }
  const unsubscribe = useStore.subscribe(({ curtain }) => {
    if (curtain !== 'idle') return;
    unsubscribe();
    start();
  });
}

/** Starts the beat of the displayed drawing; the other one is for the other screen orientation. */
function startBeat(stage: Element): Animation[] {
  const drawing = [...stage.querySelectorAll('svg')].find((svg) => svg.getClientRects().length > 0);
  if (!drawing) return [];
  const strips = stripsOf(drawing);
  // Each strip is drawn twice: as itself, and where it overlaps the other plate.
  const ofPlate = (plate: string) => {
    const drawn = new Map<number, number>();
    for (const strip of strips) {
      if (strip.dataset['plate'] !== plate || drawn.has(numberOf(strip))) continue;
      const { x, width } = strip.getBBox();
      // On a slow connection the drift has already started.
      const drifted = new DOMMatrix(getComputedStyle(strip).transform).e;
      drawn.set(numberOf(strip), x + width / 2 + drifted);
    }
    return registerMoves([...drawn.values()]);
  };
  const moves: Record<string, number[]> = { a: ofPlate('a'), b: ofPlate('b') };
  return strips.map((strip) => {
    const plate = moves[strip.dataset['plate'] ?? ''] ?? [];
    const number = numberOf(strip);
    return strip.animate(beatFrames(plate[number] ?? 0, number, plate.length), DURATIONS_MS.stageBeat);
  });
}

function createStageMover(stage: HTMLElement): StageMover {
  let isPlaying = false;
  let beat: Animation[] = [];
  let listening: AbortController | undefined;
  let frame = 0;
  let before: number | undefined;
  let shear = 0;
  let target = 0;

  const isBeating = () => beat.some(({ playState }) => playState !== 'finished' && playState !== 'idle');

  function draw(now: number): void {
    frame = 0;
    shear = nextShear(shear, target, Math.min(LONGEST_FRAME_MS, now - (before ?? now)));
    before = shear === target ? undefined : now;
    for (const strip of stripsOf(stage)) {
      strip.style.translate =
        shear === 0
          ? ''
          : `${(shear * shearReach(numberOf(strip), strip.dataset['plate'] ?? '')).toFixed(3)}%`;
    }
    if (shear !== target) request();
  }

  function request(): void {
    // During the beat nothing else moves the strips.
    if (isPlaying && frame === 0 && !isBeatDue && !isBeating()) frame = requestAnimationFrame(draw);
  }

  function moveTo(next: number): void {
    target = next;
    request();
  }

  function listen(): void {
    if (!window.matchMedia(when.hover.replace('@media ', '')).matches) return;
    listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    stage.addEventListener(
      'pointermove',
      ({ clientX, pointerType }) => {
        if (pointerType !== 'touch') moveTo(pointerShare(clientX, window.innerWidth));
      },
      options,
    );
    stage.addEventListener('pointerleave', () => moveTo(0), options);
  }

  return {
    play() {
      if (isPlaying || prefersReducedMotion()) return;
      isPlaying = true;
      listen();
      if (isBeating()) for (const animation of beat) animation.play();
      request();
      if (isBeatDue) {
        whenSeen(() => {
          if (!isPlaying || !isBeatDue) return;
          isBeatDue = false;
          beat = startBeat(stage);
          void Promise.all(beat.map(({ finished }) => finished)).then(request, () => undefined);
        });
      }
    },
    pause() {
      isPlaying = false;
      // The pointer may have left by the time the motion continues.
      target = 0;
      listening?.abort();
      cancelAnimationFrame(frame);
      frame = 0;
      before = undefined;
      if (isBeating()) for (const animation of beat) animation.pause();
    },
  };
}

/**
 * Moves the strips of a stage beyond their drift: in one beat after loading, and with a hovering pointer. Returns a
 * function that stops them where they are.
 */
export function playStage(stage: HTMLElement): () => void {
  const mover = movers.get(stage) ?? createStageMover(stage);
  movers.set(stage, mover);
  mover.play();
  return mover.pause;
}
