/** Longest wait in a background tab, which never paints, ms. */
const HIDDEN_TAB_MS = 200;

/** Calls back once the latest changes to the page have been painted. */
export function afterPaint(callback: () => void): void {
  let isDone = false;
  const done = () => {
    if (!isDone) callback();
    isDone = true;
  };
  // The task after the first frame runs when that frame has been painted.
  requestAnimationFrame(() => setTimeout(done, 0));
  setTimeout(done, HIDDEN_TAB_MS);
}
