import { lazyModule } from '../../lib/lazyModule';

/** What no first view of the job list needs: the filters, and what is offered where nothing is found. */
export const searchParts = lazyModule(async () => {
  const [{ JobFilters }, { NoMatches }] = await Promise.all([import('./JobFilters'), import('./NoMatches')]);
  return { JobFilters, NoMatches };
});
