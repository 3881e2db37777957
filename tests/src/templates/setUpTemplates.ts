import { screen, within } from '@testing-library/react';
import { loadAllSections } from '../../../src/sections/catalogue';
import { loadMemoryParts } from '../../../src/sections/SavedJobs/MemoryPart';
import { lazySearchParts } from '../../../src/sections/JobSearch/lazySearchParts';
import { forgetEverything } from '../../../src/store/jobMemory';
import { loadAllOpenings } from '../../../src/templates/openings';
import { useStore } from '../../../src/store/store';
import { installBrowserFacts } from './browserFacts';

/** Prepares the tests of a file for whole pages: all sections are loaded, and nothing is stored. */
export function setUpTemplates(): void {
  beforeAll(() =>
    Promise.all([loadAllSections(), loadAllOpenings(), lazySearchParts.load(), loadMemoryParts()]),
  );

  beforeEach(() => {
    installBrowserFacts();
    useStore.setState(useStore.getInitialState());
    forgetEverything();
  });
}

/** The main element of the page. */
export const main = () => within(screen.getByRole('main'));
