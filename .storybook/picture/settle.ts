import { endAnimation } from './stillMotion';

/** Longest wait for one image or player, ms; Loki reports failed requests itself. */
const MEDIA_MS = 5000;

/** Original functions, saved before timers were replaced. */
export interface RealTime {
  /** True if scripts still request animation frames. */
  isMoving: () => boolean;
  setTimeout: (callback: () => void, ms: number) => unknown;
  requestAnimationFrame: (callback: () => void) => unknown;
}

const within = (time: RealTime, ms: number, ...events: Promise<unknown>[]) =>
  Promise.race([...events, new Promise<void>((resolve) => void time.setTimeout(resolve, ms))]);

/** Waits two frames: changes observed in the first are drawn in the second. */
async function framesDrawn(time: RealTime): Promise<void> {
  const frame = () => new Promise<void>((resolve) => void time.requestAnimationFrame(resolve));
  await within(time, 500, frame().then(frame));
}

const event = (target: EventTarget, ...names: string[]) =>
  new Promise<void>((resolve) => {
    for (const name of names) target.addEventListener(name, () => resolve(), { once: true });
  });

async function imageDrawn(image: HTMLImageElement, time: RealTime): Promise<void> {
  image.loading = 'eager';
  image.decoding = 'sync';
  if (!image.complete) await within(time, MEDIA_MS, event(image, 'load', 'error'));
  // A broken image is drawn as such; its failed request has already been reported.
  await within(
    time,
    MEDIA_MS,
    image.decode().catch(() => undefined),
  );
}

/**
 * Keeps the file that an image shows, at any width: for a picture taller than the window the browser makes the window
 * 1 × 1 px and large again, at which a `<picture>` loads the file for narrow screens, and then the right one too late.
 */
function keepFile(image: HTMLImageElement): void {
  if (!image.currentSrc) return;
  for (const source of image.parentElement?.querySelectorAll(':scope > source') ?? []) {
    source.setAttribute('media', 'not all');
  }
  image.srcset = image.currentSrc;
}

/** Loads the poster that a player shows: unlike an image, a player does not report when it can be drawn. */
async function posterDrawn({ poster, ownerDocument }: HTMLVideoElement, time: RealTime): Promise<void> {
  const image = ownerDocument.createElement('img');
  image.src = poster;
  await imageDrawn(image, time);
}

async function playerAtStart(player: HTMLMediaElement, time: RealTime): Promise<void> {
  player.autoplay = false;
  player.pause();
  if (player.currentTime === 0) return;
  const sought = event(player, 'seeked', 'error');
  player.currentTime = 0;
  await within(time, MEDIA_MS, sought);
}

async function fontsLoaded(document: Document): Promise<void> {
  do {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  } while (document.fonts.status === 'loading');
}

/** Waits until everything shown on a page is loaded and at rest: fonts, images, players, animations. */
export async function settle(document: Document, time: RealTime): Promise<void> {
  let images: HTMLImageElement[];
  do {
    images = [...document.images];
    await Promise.all(images.map((image) => imageDrawn(image, time)));
    await Promise.all(
      [...document.querySelectorAll<HTMLMediaElement>('video, audio')].map((player) =>
        playerAtStart(player, time),
      ),
    );
    await Promise.all(
      [...document.querySelectorAll<HTMLVideoElement>('video[poster]')].map((video) =>
        posterDrawn(video, time),
      ),
    );
    await fontsLoaded(document);
    await framesDrawn(time);
    // An image may have been added, or have begun to load another file, while the page came to rest.
  } while (document.images.length !== images.length || images.some(({ complete }) => !complete));
  images.forEach(keepFile);
  await Promise.all(images.map((image) => imageDrawn(image, time)));
  // Loki measures from the top of the window, and focusing a field may have scrolled the page.
  document.defaultView?.scrollTo(0, 0);
  // A field shows the beginning or end of a long text, depending on when it was filled and selected.
  for (const field of document.querySelectorAll('input, textarea')) field.scrollLeft = 0;
  while (time.isMoving()) await framesDrawn(time);
  document.getAnimations().forEach(endAnimation);
  await framesDrawn(time);
}
