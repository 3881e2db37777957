import { act } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { bikeCase, loudCase, soundCase } from '../../../stories/fixtures/caseContents';
import { notFound } from '../../../stories/fixtures/errorContents';
import {
  contact,
  home,
  jobs,
  newsEntry,
  noJobs,
  privacy,
  services,
  vienna,
} from '../../../stories/fixtures/genericContents';
import { initiativeApplication, viennaApplication, viennaJob } from '../../../stories/fixtures/jobContents';
import { navigation } from '../../../stories/fixtures/navigation';
import { bothLanguages as context } from '../../../stories/fixtures/pageContexts';
import { viennaRelease } from '../../../stories/fixtures/pressContents';
import type { CompiledMessage } from '../../../src/content/pageData';
import texts from '../../../src/generated/texts/de.json';
import { PageInfoContext } from '../../../src/i18n/PageContext';
import { TextProvider } from '../../../src/i18n/TextProvider';
import { Layout } from '../../../src/layout/Layout/Layout';
import { loadAllSections } from '../../../src/sections/catalogue';
import { loadAllOpenings } from '../../../src/templates/openings';
import { lazySearchParts } from '../../../src/sections/JobSearch/lazySearchParts';
import { loadMemoryParts } from '../../../src/sections/SavedJobs/MemoryPart';
import { useStore } from '../../../src/store/store';
import { CasePage } from '../../../src/templates/CasePage/CasePage';
import { ErrorPage } from '../../../src/templates/ErrorPage/ErrorPage';
import { GenericPage } from '../../../src/templates/GenericPage/GenericPage';
import { JobApplicationPage } from '../../../src/templates/JobApplicationPage/JobApplicationPage';
import { JobDetailPage } from '../../../src/templates/JobDetailPage/JobDetailPage';
import { JobsPage } from '../../../src/templates/JobsPage/JobsPage';
import { PressPage } from '../../../src/templates/PressPage/PressPage';
import { installBrowserFacts } from './browserFacts';

const PATH = '/jobs/';
const messages = texts as unknown as Record<string, CompiledMessage>;

function Site({ children }: { children: ReactNode }) {
  return (
    <PageInfoContext value={{ locale: 'de', path: PATH }}>
      <TextProvider locale="de" messages={messages}>
        <Layout navigation={navigation} languages={{ de: '/', en: '/en/' }} locale="de" path={PATH}>
          {children}
        </Layout>
      </TextProvider>
    </PageInfoContext>
  );
}

const PAGES: Record<string, ReactElement> = {
  case: <CasePage content={bikeCase} context={context} />,
  'dark case': <CasePage content={soundCase} context={context} />,
  'case with a black poster': <CasePage content={loudCase} context={context} />,
  error: <ErrorPage content={notFound} context={context} />,
  home: <GenericPage content={home} context={context} />,
  location: <GenericPage content={vienna} context={context} />,
  'news entry': <GenericPage content={newsEntry} context={context} />,
  services: <GenericPage content={services} context={context} />,
  contact: <GenericPage content={contact} context={context} />,
  'job list': <JobsPage content={jobs} context={context} />,
  'empty job list': <JobsPage content={noJobs} context={context} />,
  legal: <GenericPage content={privacy} context={context} />,
  'job detail': <JobDetailPage content={viennaJob} context={context} />,
  application: <JobApplicationPage content={viennaApplication} context={context} />,
  initiative: <JobApplicationPage content={initiativeApplication} context={context} />,
  press: <PressPage content={viennaRelease} context={context} />,
};

let root: Root | undefined;

beforeAll(() => Promise.all([loadAllSections(), loadAllOpenings()]));

beforeEach(() => {
  installBrowserFacts();
  useStore.setState(useStore.getInitialState());
  window.history.replaceState(null, '', PATH);
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

// Parts that the job list loads later are available at once, as in a browser that has loaded them before.
beforeAll(() => Promise.all([lazySearchParts.load(), loadMemoryParts()]));

const markupOf = (page: ReactElement) =>
  renderToString(
    <StaticRouter location={PATH}>
      <Site>{page}</Site>
    </StaticRouter>,
  );

describe.each(Object.entries(PAGES))('the %s page', (_, page) => {
  it('is complete without script and keeps to the content security policy', () => {
    const markup = markupOf(page);
    document.body.innerHTML = markup;
    expect(markup).not.toMatch(/ style="|<script|<style/);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const details = document.querySelector('header details');
    for (const { titleNavigation, fields } of navigation.main) {
      const link = details?.querySelector(`a[href="${fields.fullPath}"]`);
      expect(link).toHaveTextContent(titleNavigation);
    }
    expect(document.querySelector('[data-state]')).toHaveAttribute('data-state', 'closed');
    expect(document.querySelector('header')).toHaveAttribute('data-hidden', 'false');
    expect(document.querySelector('header button')).toHaveAttribute('aria-expanded', 'false');
  });

  it('is taken over by the script without a word on the console', () => {
    const container = document.createElement('div');
    container.innerHTML = markupOf(page);
    document.body.append(container);
    const headline = container.querySelector('h1');
    const faults: unknown[] = [];
    act(() => {
      root = hydrateRoot(
        container,
        <BrowserRouter>
          <Site>{page}</Site>
        </BrowserRouter>,
        { onRecoverableError: (error) => faults.push(error) },
      );
    });
    expect(faults).toEqual([]);
    expect(container.querySelector('h1')).toBe(headline);
    expect(container.querySelector('header')).toHaveAttribute('data-pinned', 'true');
  });
});
