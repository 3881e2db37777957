import { CARRIED_APPEAR_MS } from '../config/timers';
import type { Box } from '../lib/boxes';
import { easing } from '../theme/motion';
import { layer } from '../theme/space';
import { coveringPlace, imageTransform, type PicturePlace, seenClip } from './carriedPlaces';

/** A copy of a poster above the curtain's sheets, which moves along with them. */
export interface CarriedCopy {
  /** Calls back once the latest image is drawn, so that the original below it can be hidden. */
  whenDrawn(callback: () => void): void;
  /** Sets the image to cross-fade to during the next move: in another format a poster is composed anew, not cropped. */
  crossFadeTo(image: HTMLImageElement, place: PicturePlace): void;
  /** Moves to a place within `ms` milliseconds. */
  moveTo(place: PicturePlace, screen: Box, ms: number): void;
  /** Moves the copy into a sheet, so that it leaves with it; does nothing for null. */
  attachTo(sheet: Element | null): void;
  /** Follows a page scroll of `px`. */
  scrollBy(px: number): void;
  remove(): void;
}

interface Layer {
  image: HTMLImageElement;
  /** Current box. */
  box: Box;
  /** Layout size; other sizes are drawn by scaling. */
  size: Pick<Box, 'width' | 'height'>;
}

/** A copy of an image at the given box, drawn like the original. */
function layerOf(image: HTMLImageElement, place: Box, box: Box): Layer {
  const { objectFit, objectPosition, backgroundColor } = getComputedStyle(image);
  const copy = new Image();
  copy.alt = '';
  copy.decoding = 'sync';
  copy.src = image.currentSrc || image.src;
  const { width, height } = place;
  Object.assign(copy.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    width: `${width}px`,
    height: `${height}px`,
    maxWidth: 'none',
    objectFit,
    objectPosition,
    backgroundColor,
    transformOrigin: '0 0',
    willChange: 'transform',
    transform: imageTransform(box, place),
  });
  return { image: copy, box, size: { width, height } };
}

/**
 * Puts a copy over an image, above the curtain. Its styles are set by script, so that no page's stylesheet includes
 * them.
 */
export function createCarriedCopy(
  image: HTMLImageElement,
  start: PicturePlace,
  corner: readonly [x: number, y: number],
  startScreen: Box,
): CarriedCopy {
  const holder = document.createElement('div');
  holder.dataset['carried'] = '';
  holder.inert = true;
  holder.setAttribute('aria-hidden', 'true');
  Object.assign(holder.style, {
    position: 'fixed',
    inset: '0',
    zIndex: String(layer.curtain),
    overflow: 'hidden',
    pointerEvents: 'none',
    clipPath: seenClip(start.seen, startScreen, corner),
  });
  const first = layerOf(image, start.image, start.image);
  let next: Layer | undefined;
  let at = start;
  let clip = holder.style.clipPath;
  holder.append(first.image);
  document.body.append(holder);
  const appearing = holder.animate([{ opacity: 0 }, { opacity: 1 }], CARRIED_APPEAR_MS);

  const move = (element: HTMLElement, from: Keyframe, to: Keyframe, duration: number) =>
    element.animate([from, to], { duration, easing: easing.inOut, fill: 'both' });

  const moveLayer = (moved: Layer, to: Box, ms: number) => {
    const transforms = [moved.box, to].map((box) => ({ transform: imageTransform(box, moved.size) }));
    const [from = {}, end = {}] = transforms;
    moved.box = to;
    move(moved.image, from, end, ms);
  };

  const whenDrawn = (drawn: HTMLImageElement, callback: () => void) => {
    if (drawn.complete) callback();
    else drawn.addEventListener('load', callback, { once: true });
  };

  return {
    whenDrawn(callback) {
      whenDrawn((next ?? first).image, () => {
        appearing.finished.then(callback, () => undefined);
      });
    },
    crossFadeTo(other, place) {
      next = layerOf(other, place.image, coveringPlace(place.image, at.seen).image);
      next.image.style.opacity = '0';
      holder.append(next.image);
    },
    moveTo(place, screen, ms) {
      const end = seenClip(place.seen, screen);
      move(holder, { clipPath: clip }, { clipPath: end }, ms);
      clip = end;
      at = place;
      if (!next) {
        moveLayer(first, place.image, ms);
        return;
      }
      const { image: into } = next;
      moveLayer(first, coveringPlace(first.box, place.seen).image, ms);
      moveLayer(next, place.image, ms);
      // In the fastest part of the move, so that the change between the two compositions is hardly visible.
      whenDrawn(into, () => {
        into.animate([{ opacity: 0 }, { opacity: 1 }], { delay: ms * 0.3, duration: ms * 0.3, fill: 'both' });
      });
    },
    attachTo(sheet) {
      sheet?.append(holder);
    },
    scrollBy(px) {
      holder.style.translate = `0 ${-px}px`;
    },
    remove() {
      holder.remove();
    },
  };
}
