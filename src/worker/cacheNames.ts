const PAGES = 'pages-';
const DATA = 'data-';

/** Scripts and styles have a cache of their own, so that pictures cannot evict them. */
const CODE = /\.(?:js|css)$/;

/** The caches of one build. Hashed files never change, so all builds share the caches for them. */
export interface KeptCaches {
  pages: string;
  data: string;
  /** Scripts and styles. */
  code: string;
  /** Pictures, fonts and other files below `/assets/`. */
  assets: string;
  /** Names of the page caches of other builds. */
  oldPages(): Promise<string[]>;
  /** Deletes cached page data of other builds, which may not fit this build's code. */
  deleteOldData(): Promise<void>;
}

/** True for the path of a script or stylesheet. */
export const isCode = (path: string) => CODE.test(path);

/** Returns the caches of a build; `build` is any string that differs between builds. */
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
