import type { Page } from 'playwright-core';
import type { Theme } from '../../src/config/themes';
import { axeFaults } from './axe';

/** Declarations of a story. */
export interface StoryFacts {
  /** Name of the breakpoint at which it is to be shown. */
  viewport?: string;
  /** Themes in which it is checked. */
  themes: Theme[];
  /** True if it also shows something without JavaScript. */
  isStatic: boolean;
  /** True or false if it says that it shows the longest words, or none of them. */
  hasLongestWords?: boolean;
}

interface AxeResult {
  error?: { message?: string };
  violations?: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

interface Report {
  type: string;
  status: string;
  result: AxeResult;
}

/** Storybook globals with which a story is shown. */
interface Globals {
  theme?: Theme;
  markup?: 'live' | 'static';
  reducedMotion?: string;
  a11y?: { manual: boolean };
}

interface Preview {
  channel: {
    emit(event: string, payload: unknown): void;
    on(event: string, listener: (payload: never) => void): void;
    off(event: string, listener: (payload: never) => void): void;
  };
  currentRender?: { id?: string; phase?: string };
  storyStoreValue: {
    userGlobals: { update(globals: Globals): void };
    loadStory(story: { storyId: string }): Promise<{
      parameters: { themes?: Theme[]; staticMarkup?: boolean; pictured?: { hasLongestWords?: boolean } };
      storyGlobals: { theme?: Theme; viewport?: { value?: string } };
    }>;
  };
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: unknown;
  }
}

/** Reads the declarations of a story without showing it. A theme set by the story itself is its only one. */
export function storyFacts(page: Page, storyId: string): Promise<StoryFacts> {
  return page.evaluate(async (id) => {
    const { storyStoreValue } = window.__STORYBOOK_PREVIEW__ as Preview;
    const { parameters, storyGlobals } = await storyStoreValue.loadStory({ storyId: id });
    const own = storyGlobals.theme;
    const themes: Theme[] = own ? [own] : [...new Set<Theme>(['light', ...(parameters.themes ?? [])])];
    const viewport = storyGlobals.viewport?.value;
    const { hasLongestWords } = parameters.pictured ?? {};
    return {
      themes,
      isStatic: parameters.staticMarkup !== false,
      ...(viewport === undefined ? {} : { viewport }),
      ...(hasLongestWords === undefined ? {} : { hasLongestWords }),
    };
  }, storyId);
}

/**
 * Shows a story, or the current one with other globals, and waits until Storybook has played its interactions and run
 * axe on it (unless the globals disable that). Returns the problems as sentences.
 */
export function showStory(page: Page, storyId: string, globals: Globals, isNew: boolean): Promise<string[]> {
  return page.evaluate(
    async ({ storyId: id, globals: wanted, isNew: isFirst }) => {
      const preview = window.__STORYBOOK_PREVIEW__ as Preview;
      const { channel } = preview;
      const problems: string[] = [];
      const listeners: [string, (payload: never) => void][] = [];
      const on = (event: string, listener: (payload: never) => void) => {
        listeners.push([event, listener]);
        channel.on(event, listener);
      };
      const words = ({ message = 'no message' }: { message?: string }) => message;
      on('playFunctionThrewException', (error: Error) => problems.push(`interaction: ${words(error)}`));
      on('storyThrewException', (error: Error) => problems.push(`threw: ${words(error)}`));
      on('storyErrored', (error: { title: string }) => problems.push(`broken: ${error.title}`));
      on('storyMissing', () => problems.push('is missing'));
      on('unhandledErrorsWhilePlaying', (errors: Error[]) => {
        problems.push(...errors.map((error) => `unhandled while playing: ${words(error)}`));
      });
      const reports = await new Promise<Report[]>((resolve) => {
        on('storyFinished', ({ storyId: finished, reporters }: { storyId: string; reporters: Report[] }) => {
          if (finished === id) resolve(reporters);
        });
        on('storyMissing', () => resolve([]));
        if (isFirst) {
          preview.storyStoreValue.userGlobals.update(wanted);
          // Storybook ignores a request to show the story that is already shown.
          if (preview.currentRender?.id === id) channel.emit('forceRemount', { storyId: id });
          else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
        } else {
          channel.emit('updateGlobals', { globals: wanted });
        }
      });
      for (const [event, listener] of listeners) channel.off(event, listener);
      const checks = reports.filter(({ type }) => type === 'a11y');
      const isLeftOut = wanted.a11y?.manual ?? false;
      if (checks.length === 0 && problems.length === 0 && !isLeftOut) problems.push('axe did not run');
      for (const { result } of checks) {
        if (result.error) problems.push(`axe: ${words(result.error)}`);
        for (const { id: rule, nodes } of result.violations ?? []) {
          for (const node of nodes) {
            problems.push(`axe ${rule} at ${String(node.target)}: ${node.failureSummary ?? ''}`);
          }
        }
      }
      return problems;
    },
    { storyId, globals, isNew },
  );
}

/** The markup of the current story, without what depends on the theme or changes with each render. */
function markupOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    document
      .querySelector('#storybook-root')
      ?.innerHTML.replaceAll(/ data-theme="\w+"/g, '')
      .replaceAll(/_r_\w+_/g, ''),
  ) as Promise<string>;
}

/**
 * Shows a story in each theme and reports the problems of each. In the first it is played and checked with axe; in
 * other themes, if the markup is the same, only contrast can differ, so axe only checks that.
 */
export async function showInThemes(
  page: Page,
  storyId: string,
  themes: readonly Theme[],
  collect: (theme: Theme, problems: string[]) => void,
): Promise<void> {
  let first: string | undefined;
  for (const theme of themes) {
    const show = (manual: boolean, isNew: boolean) =>
      showStory(page, storyId, { theme, markup: 'live', a11y: { manual } }, isNew);
    if (first === undefined) {
      collect(theme, await show(false, true));
      first = await markupOf(page);
      continue;
    }
    const problems = await show(true, false);
    if ((await markupOf(page)) === first) {
      const scope = { within: '#storybook-root', rules: ['color-contrast'] };
      const faults = await axeFaults(page, scope);
      collect(theme, [...problems, ...faults.map((fault) => `axe ${fault}`)]);
    } else {
      collect(theme, await show(false, false));
    }
  }
}

/**
 * Shows the current story as static markup without JavaScript, and waits until it is drawn. Returns the problems: it
 * throws on the server, or renders nothing although the live story does.
 */
export async function showStatic(page: Page, storyId: string): Promise<string[]> {
  const live = page.locator('#storybook-root [data-theme]').first();
  const hasContent = (await live.innerHTML()) !== '';
  const problems = await showStory(page, storyId, { markup: 'static', a11y: { manual: false } }, false);
  if (problems.length > 0) return problems;
  const body = page.frameLocator('#storybook-root iframe').locator('body [data-theme]').first();
  if (hasContent && (await body.innerHTML()) === '') return ['shows nothing'];
  return [];
}
