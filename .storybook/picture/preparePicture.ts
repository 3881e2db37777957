import { addons } from 'storybook/preview-api';
import { isPicture } from './isPicture';
import { settle } from './settle';
import { stillClock } from './stillClock';
import { stillMotion } from './stillMotion';
import { stillStorage } from './stillStorage';

/** Event of Storybook after which a story is as it will be. */
const END = 'storyFinished';
/** Events of Storybook that tell what went wrong. */
const FAILURES = [
  'storyErrored',
  'storyThrewException',
  'storyMissing',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
] as const;

/** Letters of a failure that are told; the rest is the page in full. */
const MOST_LETTERS = 300;

function messageOf(failure: unknown): string {
  const first: unknown = Array.isArray(failure) ? failure[0] : failure;
  if (typeof first === 'object' && first !== null && 'message' in first) return String(first.message);
  return String(first);
}

/** Resolves when the story of this page has been drawn and its play function has ended; rejects with the failure. */
function storyDrawn(): Promise<void> {
  return new Promise((resolve, reject) => {
    const channel = addons.getChannel();
    channel.on(END, () => resolve());
    for (const name of FAILURES) {
      channel.on(name, (failure) =>
        reject(new Error(messageOf(failure).replace(/\s+/g, ' ').slice(0, MOST_LETTERS))),
      );
    }
  });
}

/** Makes the page of a story hold still for its picture, which Loki takes when the promise given to it resolves. */
function preparePicture(): void {
  const time = {
    setTimeout: window.setTimeout.bind(window),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
  };
  const clock = stillClock(globalThis);
  stillMotion(globalThis);
  stillStorage(globalThis);
  const drawn = addons.ready().then((channel) => {
    channel.on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) =>
      clock.setPlaying(newPhase === 'playing'),
    );
    return storyDrawn();
  });
  const settled = drawn.then(() => settle(document, { ...time, isMoving: clock.isMoving }));
  // Loki awaits it later and reports a failure then.
  settled.catch(() => undefined);
  window.loki?.registerPendingPromise?.(settled);
}

if (isPicture()) preparePicture();
