/** The part of Vite's API that "Compose a page" uses, instead of all of Vite's types. */
interface ImportMeta {
  /** Events of the development server; undefined elsewhere. */
  hot?: { on(event: string, listener: () => void): void };
}
