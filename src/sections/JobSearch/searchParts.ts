import { JobFilters } from './JobFilters';
import { NoMatches } from './NoMatches';

/** The filters, and what is shown if nothing matches. One bundle. */
export const SEARCH_PARTS = { JobFilters, NoMatches };
