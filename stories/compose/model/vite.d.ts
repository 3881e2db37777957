/** The part of Vite that "Compose a page" uses; Vite's own types name far more. */
interface ImportMeta {
  /** Tells of what the development server says; only there. */
  hot?: { on(event: string, listener: () => void): void };
}
