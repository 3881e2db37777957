import { AppliedBefore } from './AppliedBefore';
import { AppliedNote } from './AppliedNote';
import { AppliedSwitch } from './AppliedSwitch';
import { CityStrips } from './CityStrips';
import { JobPanel } from './JobPanel';
import { SaveJob } from './SaveJob';
import { SearchMemory } from './SearchMemory';

/**
 * Parts that show or change what this device remembers of jobs, on pages other than that of saved jobs, and other parts
 * added to job rows after the page has loaded. One bundle.
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
