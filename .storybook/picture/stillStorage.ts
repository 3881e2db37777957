/** A storage that holds what is put into it as long as the page lives. */
function emptyStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, String(value)),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** Gives a page storages of its own: what a visitor chose in one story is unknown in the next. */
export function stillStorage(page: typeof globalThis): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(page, name, { value: emptyStorage(), configurable: true });
  }
}
