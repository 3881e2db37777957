import { CURTAIN_IN_MS, CURTAIN_OUT_MS } from '../config/timers';
import { type Box, shareIn } from '../lib/boxes';
import { isPlainClick, linkOf } from '../lib/linkClick';
import { prefersReducedMotion } from '../lib/prefersReducedMotion';
import { useStore } from '../store/store';
import { type CarriedCopy, createCarriedCopy } from './carriedCopy';
import { heldPlace, type PicturePlace } from './carriedPlaces';
import { cornerOf, imageLeadingTo, openingImage, placeOf, posterName, teaserImage } from './posterImages';

/** Carries the poster of a teaser through the curtain to the opening of its page, and back with the Back button. */
export interface PosterCarrier {
  /** Called when a page change begins: copies the matching poster of the current page above the curtain, if there is one. */
  start(from: string, to: string, how: 'PUSH' | 'POP' | 'REPLACE'): void;
  /** Called when the next page is in place below the closed curtain: finds the poster's target there. */
  findTarget(): void;
  stop(): void;
}

/** Smallest visible share of a poster that is carried away, or back to its teaser. */
const MIN_SHARE = 0.25;

interface Found {
  image: HTMLImageElement;
  place: PicturePlace;
}

/** A page change across which a poster can be carried. */
interface Trip {
  /** The image on the page that is left. */
  image: HTMLImageElement | null;
  /** Finds the matching image on the next page. */
  find: () => Found | null;
}

interface Carry extends Trip {
  image: HTMLImageElement;
  copy: CarriedCopy;
  /** The originals that the copy replaces; hidden meanwhile. */
  hidden: Set<HTMLImageElement>;
  end: AbortController;
  target: Found | null;
  /** Whether the next page has arrived. */
  hasTargetPage: boolean;
}

function screenBox(): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  return { left: 0, top: 0, width: clientWidth, height: clientHeight };
}

/** An image with its place, if the place is suitable. */
function found(image: HTMLImageElement | null, isGood: (place: PicturePlace) => boolean): Found | null {
  const place = image && placeOf(image);
  return place && isGood(place) ? { image, place } : null;
}

const isInView = ({ seen }: PicturePlace) => shareIn(seen, screenBox()) >= MIN_SHARE;
/** An opening may begin below the first screen; the poster is then carried out of view. */
const isNear = ({ seen }: PicturePlace) => seen.top < 2 * screenBox().height;

/** Creates the carrier of a visit. It listens for clicks, because a location does not identify the link that led to it. */
export function createPosterCarrier(): PosterCarrier {
  const listening = new AbortController();
  /** Names of carried posters by the two pages of their trip ("from to"). */
  const carried = new Map<string, string>();
  let clicked: HTMLAnchorElement | null = null;
  let carry: Carry | undefined;

  const opening = (name: string) => found(openingImage(name), isNear);
  const teaser = (path: string, name: string) => found(imageLeadingTo(path, name), isInView);

  function tripByClick(from: string, to: string): Trip | null {
    if (!clicked?.isConnected || clicked.pathname !== to) return null;
    const image = teaserImage(clicked);
    if (!image) return null;
    const name = posterName(image.src);
    carried.set(`${from} ${to}`, name);
    return { image, find: () => opening(name) };
  }

  function tripByHistory(from: string, to: string): Trip | null {
    const back = carried.get(`${to} ${from}`);
    if (back !== undefined) return { image: openingImage(back), find: () => teaser(from, back) };
    const again = carried.get(`${from} ${to}`);
    return again === undefined ? null : { image: imageLeadingTo(to, again), find: () => opening(again) };
  }

  /** Hides an image once its copy is drawn; its space and its alternative text stay. */
  function hide({ copy, hidden, end }: Carry, image: HTMLImageElement): void {
    copy.whenDrawn(() => {
      if (end.signal.aborted) return;
      hidden.add(image);
      image.style.opacity = '0';
    });
  }

  function cancel(): void {
    if (!carry) return;
    const { copy, hidden, end } = carry;
    carry = undefined;
    end.abort();
    for (const image of hidden) image.style.removeProperty('opacity');
    copy.remove();
  }

  function finish(): void {
    if (!carry) return;
    // The next page never came, so the old one is shown again.
    if (!carry.hasTargetPage) carry.target = found(carry.image.isConnected ? carry.image : null, () => true);
    if (carry.target) carry.copy.moveTo(carry.target.place, screenBox(), CURTAIN_OUT_MS);
    else carry.copy.attachTo(document.querySelector('[data-sheet="yellow"]'));
  }

  const unsubscribe = useStore.subscribe(({ curtain }, before) => {
    if (curtain === before.curtain) return;
    if (curtain === 'revealing') finish();
    if (curtain === 'idle') cancel();
  });
  document.addEventListener(
    'click',
    (event) => {
      if (isPlainClick(event)) clicked = linkOf(event);
    },
    { capture: true, signal: listening.signal },
  );

  return {
    start(from, to, how) {
      cancel();
      if (prefersReducedMotion() || document.hidden || useStore.getState().curtain !== 'idle') return;
      const trip = how === 'PUSH' ? tripByClick(from, to) : how === 'POP' ? tripByHistory(from, to) : null;
      clicked = null;
      const source = found(trip?.image ?? null, isInView);
      if (!trip || !source?.image.complete || source.image.naturalWidth === 0) return;
      const { image, place } = source;
      const copy = createCarriedCopy(image, place, cornerOf(image), screenBox());
      const end = new AbortController();
      carry = { ...trip, image, copy, end, hidden: new Set(), target: null, hasTargetPage: false };
      hide(carry, image);
      copy.moveTo(heldPlace(place, screenBox()), screenBox(), CURTAIN_IN_MS);
      // Resizing invalidates the measured places.
      window.addEventListener('resize', cancel, { signal: end.signal });
    },
    findTarget() {
      if (!carry) return;
      carry.hasTargetPage = true;
      carry.target = carry.find();
      if (!carry.target) return;
      carry.copy.crossFadeTo(carry.target.image, carry.target.place);
      hide(carry, carry.target.image);
      const { copy, end } = carry;
      const top = window.scrollY;
      window.addEventListener('scroll', () => copy.scrollBy(window.scrollY - top), {
        passive: true,
        signal: end.signal,
      });
    },
    stop() {
      cancel();
      listening.abort();
      unsubscribe();
    },
  };
}
