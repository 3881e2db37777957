/** The part of Vite that "Compose a page" uses; Vite's own types name far more. */
interface ImportMeta {
  glob<T>(pattern: string, options: { query: string; import: string; eager: true }): Record<string, T>;
  /** What outlives a module that is run anew; only in the development server. */
  hot?: { data: Record<string, unknown>; accept(): void };
}
