/** Called with each new path. */
export type RouteListener = (path: string) => void;

const listeners = new Set<RouteListener>();

/** Calls a listener with each new path from now on. Returns a function that removes the listener. */
export function onRouteChange(listener: RouteListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Calls all listeners with a new path. */
export function reportRoute(path: string): void {
  for (const listener of listeners) listener(path);
}
