import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { THEMES } from '../../../src/config/themes';
import { DEFAULT_LOCALE } from '../../../src/content/locales';
import { writeWhole } from '../../lib/writeWhole';
import { withBrowser } from '../../testbed/withBrowser';
import { STORYBOOK_DIR, storybookStamp } from '../../visual/buildStorybook';
import { showsLongestWords } from '../../visual/longestWords';
import { isPictured, type Story } from '../../visual/pictures';
import { fileOf } from '../../visual/storyFile';
import type { OwnWords, StoryFacts } from '../protocol';
import { serveStorybook } from '../server/storybookServer';
import { looksOf } from './looksOf';

/** Project root, where the browser is installed. */
const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

const FILE = '.cache/visualReview/stories.json';

/** Timeout for Storybook to start, ms. */
const START_MS = 60_000;

interface Stored {
  built: string;
  words: OwnWords[];
}

interface IndexEntry extends Story {
  type: string;
}

async function askStorybook(root: string, ids: readonly string[]): Promise<OwnWords[]> {
  const storybook = await serveStorybook(path.join(root, STORYBOOK_DIR), () => '');
  try {
    return await withBrowser(PROJECT, async (browser) => {
      const page = await browser.newPage();
      await page.goto(`${storybook.origin}/iframe.html?viewMode=story&id=${ids[0] ?? ''}`);
      // As strings: functions of this process may use helpers that the page does not have.
      await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined', undefined, {
        timeout: START_MS,
      });
      return (await page.evaluate(`readStories(${JSON.stringify(ids)})`)) as OwnWords[];
    });
  } finally {
    await storybook.stop();
  }
}

async function wordsOf(root: string, ids: readonly string[]): Promise<OwnWords[]> {
  const file = path.join(root, FILE);
  const built = storybookStamp(root).built ?? '';
  if (existsSync(file)) {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    if (stored.built === built) return stored.words;
  }
  const words = await askStorybook(root, ids);
  await writeWhole(file, JSON.stringify({ built, words } satisfies Stored));
  return words;
}

/**
 * Returns the metadata of all stories of the static Storybook, in its order. Starts a browser once per build of
 * Storybook.
 * @throws if Storybook does not start
 */
export async function readStories(root: string): Promise<StoryFacts[]> {
  const indexJson = readFileSync(path.join(root, STORYBOOK_DIR, 'index.json'), 'utf8');
  const { entries } = JSON.parse(indexJson) as { entries: Record<string, IndexEntry> };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const words = new Map(
    (
      await wordsOf(
        root,
        stories.map(({ id }) => id),
      )
    ).map((own) => [own.id, own]),
  );
  return stories.map((story) => {
    const { id, title, name } = story;
    const own = words.get(id);
    const theme = own?.theme || THEMES[0];
    const locale = own?.locale || DEFAULT_LOCALE;
    const source = own?.source ?? '';
    const pictured = own?.pictured ?? {};
    return {
      id,
      title,
      name,
      file: fileOf(story),
      isPictured: isPictured(story),
      theme,
      locale,
      shows: looksOf({ theme, locale, source, pictured }),
      hasLongestWords: showsLongestWords(name, pictured),
      args: own?.args ?? '',
      source,
    };
  });
}
