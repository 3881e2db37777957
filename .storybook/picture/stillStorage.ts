/** Returns an empty storage that lives as long as the page. */
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

/** Replaces the page's storages by empty ones, so that choices in one story do not affect the next. */
export function stillStorage(page: typeof globalThis): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(page, name, { value: emptyStorage(), configurable: true });
  }
}
