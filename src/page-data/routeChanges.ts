/** Hears of every change of path. */
export type RouteListener = (path: string) => void;

const listeners = new Set<RouteListener>();

/** Calls a listener with each path that the app goes to from now on. Returns how to stop. */
export function onRouteChange(listener: RouteListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells all listeners where the app goes. */
export function reportRoute(path: string): void {
  for (const listener of listeners) listener(path);
}
