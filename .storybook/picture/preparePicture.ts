import { addons } from 'storybook/preview-api';
import { isPicture } from './isPicture';
import { settle } from './settle';
import { stillClock } from './stillClock';
import { stillMotion } from './stillMotion';
import { stillStorage } from './stillStorage';

/** Storybook event after which a story no longer changes. */
const END = 'storyFinished';
/** Storybook events that report failures. */
const FAILURES = [
  'storyErrored',
  'storyThrewException',
  'storyMissing',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
] as const;

/** Maximum length of a failure message; the rest contains the whole page. */
const MOST_LETTERS = 300;

function messageOf(failure: unknown): string {
  const first: unknown = Array.isArray(failure) ? failure[0] : failure;
  if (typeof first === 'object' && first !== null && 'message' in first) return String(first.message);
  return String(first);
}

/** Resolves when the story has been rendered and its play function has ended; rejects with its failure. */
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

/** Freezes a story's page for its picture, which Loki takes when the registered promise resolves. */
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
  // Loki awaits the promise later and then reports a failure.
  settled.catch(() => undefined);
  window.loki?.registerPendingPromise?.(settled);
}

if (isPicture()) preparePicture();
