import { AppliedBefore } from './AppliedBefore';
import { AppliedNote } from './AppliedNote';
import { AppliedSwitch } from './AppliedSwitch';
import { JobPanel } from './JobPanel';
import { SaveJob } from './SaveJob';
import { SearchMemory } from './SearchMemory';

/** What shows or changes what this device remembers of jobs, on other pages than that of saved jobs. One bundle. */
export const MEMORY_PARTS = { AppliedBefore, AppliedNote, AppliedSwitch, JobPanel, SaveJob, SearchMemory };
