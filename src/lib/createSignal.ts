/** Something that happens again and again, for modules that do not import each other. */
export interface Signal<Value> {
  /** Calls a listener with each value from now on. Returns a function that removes the listener. */
  listen(listener: (value: Value) => void): () => void;
  /** Calls all listeners. */
  emit(value: Value): void;
}

/** Returns a signal without listeners. */
export function createSignal<Value = void>(): Signal<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit(value) {
      for (const listener of listeners) listener(value);
    },
  };
}
