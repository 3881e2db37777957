import type * as Client from 'react-dom/client';
import type * as Server from 'react-dom/server';
import type * as React from 'react';
import type { CompiledMessage } from '../../../src/content/pageData';
import type { BlockView } from '../../../src/content/view';
import type * as Code from '../../../src/sections/Sections/sectionCode';
import type * as SectionsModule from '../../../src/sections/Sections/Sections';
import type * as Router from 'react-router-dom';
import type * as Provider from '../../../src/i18n/TextProvider';
import german from '../../../src/generated/texts/de.json';
import * as fixtures from '../../../stories/fixtures/blocks';

const STILL: BlockView = fixtures.ctaBlock;
const LIVE: BlockView = fixtures.citiesBlock;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

/** Everything anew, as on another machine: none of the sections' code is loaded. */
function freshCode() {
  jest.resetModules();
  return {
    react: require('react') as typeof React,
    client: require('react-dom/client') as typeof Client,
    server: require('react-dom/server') as typeof Server,
    router: require('react-router-dom') as typeof Router,
    code: require('../../../src/sections/Sections/sectionCode') as typeof Code,
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

/** The page as the build writes it. */
async function prerendered(blocks: BlockView[]): Promise<HTMLElement> {
  const fresh = freshCode();
  await fresh.code.preloadSections();
  const container = document.createElement('div');
  container.innerHTML = fresh.server.renderToString(pageOf(fresh, blocks));
  document.body.replaceChildren(container);
  return container;
}

async function takeOver(container: HTMLElement, blocks: BlockView[]) {
  const fresh = freshCode();
  await fresh.code.preloadSections(['cities'], true);
  const faults: unknown[] = [];
  let root: Client.Root | undefined;
  await fresh.react.act(async () => {
    root = fresh.client.hydrateRoot(container, pageOf(fresh, blocks), {
      onRecoverableError: (error) => void faults.push(error),
    });
  });
  return { ...fresh, root: root as Client.Root, faults };
}

describe('a prerendered page that is taken over', () => {
  it('keeps a section that needs no script, without having its code', async () => {
    const blocks = [STILL, LIVE];
    const container = await prerendered(blocks);
    const [kept] = container.querySelectorAll('section');
    const words = kept?.firstElementChild;
    const before = container.innerHTML;
    const { code, faults } = await takeOver(container, blocks);
    expect(code.loadedSection(STILL.type)).toBeUndefined();
    expect(words).not.toBeNull();
    expect(container.contains(words as Node)).toBe(true);
    expect(container.innerHTML).toBe(before);
    expect(faults).toEqual([]);
  });

  it('keeps it when its code comes later and the page is drawn anew', async () => {
    const blocks = [STILL];
    const container = await prerendered(blocks);
    const before = container.innerHTML;
    const fresh = await takeOver(container, blocks);
    await fresh.code.preloadSections();
    await fresh.react.act(async () => fresh.root.render(pageOf(fresh, [{ ...STILL }])));
    expect(container.innerHTML).toBe(before);
  });

  it('makes a section act that needs script', async () => {
    const container = await prerendered([STILL, LIVE]);
    const { react } = await takeOver(container, [STILL, LIVE]);
    const strips = [...container.querySelectorAll('li')];
    const last = strips.at(-1);
    expect(last?.dataset['open']).toBe('false');
    await react.act(async () => last?.querySelector('a')?.focus());
    expect(last?.dataset['open']).toBe('true');
  });
});

it('draws sections that come with the next page, as soon as their code is there', async () => {
  const fresh = freshCode();
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = fresh.client.createRoot(container);
  await fresh.react.act(async () => root.render(pageOf(fresh, [STILL])));
  expect(fresh.code.loadedSection(STILL.type)).toBeDefined();
  expect(container.querySelector('section')?.textContent).not.toBe('');
});
