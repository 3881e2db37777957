import { screen, within } from '@testing-library/react';
import { loadAllSections } from '../../../src/sections/catalogue';
import { searchParts } from '../../../src/sections/JobSearch/searchParts';
import { useStore } from '../../../src/store/store';
import { installBrowserFacts } from './browserFacts';

/** Prepares the tests of a file for whole pages: all sections are loaded, and nothing is stored from before. */
export function setUpTemplates(): void {
  beforeAll(() => Promise.all([loadAllSections(), searchParts.load()]));

  beforeEach(() => {
    installBrowserFacts();
    useStore.setState(useStore.getInitialState());
  });
}

/** The main part of the page shown. */
export const main = () => within(screen.getByRole('main'));
