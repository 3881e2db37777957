import type * as Client from 'react-dom/client';
import type * as Server from 'react-dom/server';
import type * as React from 'react';
import type { CompiledMessage } from '../../../src/content/pageData';
import type { BlockView } from '../../../src/content/view';
import type * as Catalogue from '../../../src/sections/catalogue';
import type * as SectionsModule from '../../../src/sections/Sections/Sections';
import type * as Router from 'react-router-dom';
import type * as Provider from '../../../src/i18n/TextProvider';
import german from '../../../src/generated/texts/de.json';
import * as fixtures from '../../../stories/fixtures/blocks';

const STATIC: BlockView = fixtures.ctaBlock;
const INTERACTIVE: BlockView = fixtures.citiesBlock;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

/** Fresh modules, as on another machine: no code of sections is loaded. */
function freshCode() {
  jest.resetModules();
  return {
    react: require('react') as typeof React,
    client: require('react-dom/client') as typeof Client,
    server: require('react-dom/server') as typeof Server,
    router: require('react-router-dom') as typeof Router,
    catalogue: require('../../../src/sections/catalogue') as typeof Catalogue,
    ...(require('../../../src/sections/Sections/Sections') as typeof SectionsModule),
    ...(require('../../../src/i18n/TextProvider') as typeof Provider),
  };
}

type Fresh = ReturnType<typeof freshCode>;

function pageOf({ router: { MemoryRouter }, TextProvider, Sections }: Fresh, blocks: BlockView[]) {
  return (
    <MemoryRouter>
      <TextProvider locale="de" messages={german as unknown as Record<string, CompiledMessage>}>
        <Sections blocks={blocks} />
      </TextProvider>
    </MemoryRouter>
  );
}

/** The page as written by the build. */
async function prerendered(blocks: BlockView[]): Promise<HTMLElement> {
  const fresh = freshCode();
  await fresh.catalogue.loadAllSections();
  const container = document.createElement('div');
  container.innerHTML = fresh.server.renderToString(pageOf(fresh, blocks));
  document.body.replaceChildren(container);
  return container;
}

async function hydrate(container: HTMLElement, blocks: BlockView[]) {
  const fresh = freshCode();
  await fresh.catalogue.INTERACTIVE_SECTIONS.cities.load();
  const faults: unknown[] = [];
  let root: Client.Root | undefined;
  await fresh.react.act(async () => {
    root = fresh.client.hydrateRoot(container, pageOf(fresh, blocks), {
      onRecoverableError: (error) => void faults.push(error),
    });
  });
  return { ...fresh, root: root as Client.Root, faults };
}

describe('hydration of a prerendered page', () => {
  it('preserves the HTML of a static section, without loading its code', async () => {
    const blocks = [STATIC, INTERACTIVE];
    const container = await prerendered(blocks);
    const [preserved] = container.querySelectorAll('section');
    const words = preserved?.firstElementChild;
    const before = container.innerHTML;
    const { catalogue, faults } = await hydrate(container, blocks);
    expect(catalogue.sectionFor(STATIC.type).loaded()).toBeUndefined();
    expect(words).not.toBeNull();
    expect(container.contains(words as Node)).toBe(true);
    expect(container.innerHTML).toBe(before);
    expect(faults).toEqual([]);
  });

  it('preserves it when its code is loaded later and the page is rendered again', async () => {
    const blocks = [STATIC];
    const container = await prerendered(blocks);
    const before = container.innerHTML;
    const fresh = await hydrate(container, blocks);
    await fresh.catalogue.loadAllSections();
    await fresh.react.act(async () => fresh.root.render(pageOf(fresh, [{ ...STATIC }])));
    expect(container.innerHTML).toBe(before);
  });

  it('makes an interactive section respond', async () => {
    const container = await prerendered([STATIC, INTERACTIVE]);
    const { react } = await hydrate(container, [STATIC, INTERACTIVE]);
    const strips = [...container.querySelectorAll('li')];
    const last = strips.at(-1);
    expect(last?.dataset['open']).toBe('false');
    await react.act(async () => last?.querySelector('a')?.focus());
    expect(last?.dataset['open']).toBe('true');
  });
});

it('renders a section whose code is not loaded yet as soon as it is', async () => {
  const fresh = freshCode();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = fresh.client.createRoot(container);
  await fresh.react.act(async () => root.render(pageOf(fresh, [STATIC])));
  expect(fresh.catalogue.sectionFor(STATIC.type).loaded()).toBeDefined();
  expect(container.querySelector('section')?.textContent).not.toBe('');
});
