import { REQUEST_TIMEOUT_MS } from '../config/pageLoading';
import type { LoadedPage, PageLoader } from '../page-data/pageLoader';
import { reportChunkFailure } from '../lib/reportChunkFailure';
import { forgetChunk } from '../page-data/forgetChunk';
import { loadPageCode } from '../templates/catalogue';
import { currentPath } from './dynamicRoutes';

/** Result of loading a path. */
export type PageResult =
  /** Data and code of the page, or of the 404 page of its language, are loaded. */
  | { state: 'loaded'; page: LoadedPage }
  /** The path is a former one of a page or an open job; `path` is the current one. */
  | { state: 'moved'; path: string }
  /** Data or code could not be loaded: only a full page load can show the page. */
  | { state: 'unavailable' };

/** Returns the current path if a 404 page was loaded for a former path of a page or an open job; else null. */
export function movedTo(path: string, { isNotFound, queries }: LoadedPage): string | null {
  return isNotFound ? currentPath(path, queries) : null;
}

/** Loads the data of a page and the code of its template. Never throws. */
export async function loadPage(path: string, loader: PageLoader): Promise<PageResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const page = await loader.load(path);
    if (!page) return { state: 'unavailable' };
    const moved = movedTo(path, page);
    if (moved !== null) return { state: 'moved', path: moved };
    // Neither loaded nor failed, it would leave the curtain closed for ever.
    const late = new Promise((_, reject) => {
      timer = setTimeout(reject, REQUEST_TIMEOUT_MS, new Error('no answer in time'));
    });
    await Promise.race([loadPageCode(page.page), late]);
    return { state: 'loaded', page };
  } catch (error) {
    reportChunkFailure(error);
    await forgetChunk(error);
    return { state: 'unavailable' };
  } finally {
    clearTimeout(timer);
  }
}
