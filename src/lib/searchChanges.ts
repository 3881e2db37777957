const listeners = new Set<() => void>();

/** Calls a listener whenever the query of the address was replaced without the router. Returns a function that stops it. */
export function onSearchChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls all listeners. */
export function reportSearch(): void {
  for (const listener of listeners) listener();
}
