/** A tab in the background paints nothing; after this time (ms) it is not waited for any longer. */
const HIDDEN_TAB_MS = 200;

/** Calls back once what has just been written to the page is on screen. */
export function afterPaint(callback: () => void): void {
  let isDone = false;
  const done = () => {
    if (!isDone) callback();
    isDone = true;
  };
  // The first frame paints; the task after it runs when that is done.
  requestAnimationFrame(() => setTimeout(done, 0));
  setTimeout(done, HIDDEN_TAB_MS);
}
