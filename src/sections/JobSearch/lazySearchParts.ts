import { lazyModule } from '../../lib/lazyModule';

/** Parts of the job search that are not needed at first. */
export const lazySearchParts = lazyModule(async () => (await import('./searchParts')).SEARCH_PARTS);
