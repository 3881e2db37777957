const RAW = import.meta.glob<string>('../../../content-json/**/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Files = Readonly<Record<string, string>>;

/** The texts of all content files by their paths from the root of the project, as they were when the page was loaded. */
export const CONTENT_FILES: Files = Object.fromEntries(
  Object.entries(RAW).map(([path, text]) => [path.replace(/^(\.\.\/)+/, ''), text]),
);

interface Store {
  files: Files;
  listeners: Set<() => void>;
}

/** Vite runs this module anew with every change of a file; the store stays, so that no work in a form is lost. */
const store: Store = (import.meta.hot?.data['store'] as Store | undefined) ?? {
  files: CONTENT_FILES,
  listeners: new Set(),
};
store.files = CONTENT_FILES;

if (import.meta.hot) {
  import.meta.hot.data['store'] = store;
  import.meta.hot.accept();
}
for (const listener of store.listeners) listener();

/** The texts of all content files as they are now. */
export function currentContentFiles(): Files {
  return store.files;
}

/** Calls whenever a content file has changed. Returns how to stop it. */
export function onContentChange(listener: () => void): () => void {
  store.listeners.add(listener);
  return () => {
    store.listeners.delete(listener);
  };
}
