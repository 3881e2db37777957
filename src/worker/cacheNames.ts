const PAGES = 'pages-';
const DATA = 'data-';

/** Scripts and styles, which pictures must not push out of their cache. */
const CODE = /\.(?:js|css)$/;

/** The caches of one build. Hashed files never change, so all builds share theirs. */
export interface KeptCaches {
  pages: string;
  data: string;
  /** Scripts and styles. */
  code: string;
  /** Pictures, fonts and the rest below `/assets/`. */
  assets: string;
  /** Names of the page caches that other builds left. */
  oldPages(): Promise<string[]>;
  /** Deletes page data of other builds, which may not fit this one's code. */
  deleteOldData(): Promise<void>;
}

/** Whether a path is that of a script or a style sheet. */
export const isCode = (path: string) => CODE.test(path);

/** Names the caches of a build; `build` is any string that differs between builds. */
export function keepCachesOf(build: string): KeptCaches {
  const pages = PAGES + build;
  const data = DATA + build;
  const others = async (prefix: string, own: string) =>
    (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  return {
    pages,
    data,
    code: 'code',
    assets: 'assets',
    oldPages: () => others(PAGES, pages),
    async deleteOldData() {
      await Promise.all((await others(DATA, data)).map((name) => caches.delete(name)));
    },
  };
}
