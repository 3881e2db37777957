import { AppliedBefore } from './AppliedBefore';
import { AppliedNote } from './AppliedNote';
import { AppliedSwitch } from './AppliedSwitch';
import { CityStrips } from './CityStrips';
import { JobPanel } from './JobPanel';
import { SaveJob } from './SaveJob';
import { SearchMemory } from './SearchMemory';

/**
 * What shows or changes what this device remembers of jobs, on other pages than that of saved jobs, and what else comes to rows of jobs
 * after the page. One bundle.
 */
export const MEMORY_PARTS = {
  AppliedBefore,
  AppliedNote,
  AppliedSwitch,
  CityStrips,
  JobPanel,
  SaveJob,
  SearchMemory,
};
