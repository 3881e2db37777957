import { lazyModule } from '../../lib/lazyModule';

/** Parts of the job search that are not needed at first: the filters, and what is shown if nothing matches. */
export const searchParts = lazyModule(async () => {
  const [{ JobFilters }, { NoMatches }] = await Promise.all([import('./JobFilters'), import('./NoMatches')]);
  return { JobFilters, NoMatches };
});
