import { lazyModule } from '../../lib/lazyModule';

/** Parts of the job search that are not needed at first. */
export const searchParts = lazyModule(async () => (await import('./partsOfSearch')).PARTS_OF_SEARCH);
