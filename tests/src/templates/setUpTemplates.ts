import { screen, within } from '@testing-library/react';
import { preloadSections } from '../../../src/sections/Sections/sectionCode';
import { useStore } from '../../../src/store/store';
import { installBrowserFacts } from './browserFacts';

/** Prepares the tests of a file for whole pages: all sections are there, and nobody was here before. */
export function setUpTemplates(): void {
  beforeAll(() => preloadSections());

  beforeEach(() => {
    installBrowserFacts();
    useStore.setState(useStore.getInitialState());
  });
}

/** The main part of the page shown. */
export const main = () => within(screen.getByRole('main'));
