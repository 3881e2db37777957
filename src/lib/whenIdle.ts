/**
 * Calls back when the browser has nothing to do for a moment; Safari cannot tell, there a task later. The function that is
 * returned takes the call back.
 */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const call = window.requestIdleCallback(task);
    return () => cancelIdleCallback(call);
  }
  const timer = setTimeout(task);
  return () => clearTimeout(timer);
}
