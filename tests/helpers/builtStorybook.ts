import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';

/** Root of the project. */
export const ROOT = path.resolve(__dirname, '../..');

/** Folder of the built Storybook under test. */
export const STORYBOOK = path.join(ROOT, 'storybook-static');

/** The origin under which the browser sees Storybook. No server listens there: requests are answered from files. */
export const STORYBOOK_ORIGIN = 'http://localhost:6006';

/** A story as Storybook lists it. */
export interface StoryEntry {
  id: string;
  /** Place in the tree, e.g. `components/Button`. */
  title: string;
  /** Name of the story, e.g. `Longest Text`. */
  name: string;
  /** Its file, e.g. `./stories/components/Tag.stories.tsx`. */
  importPath: string;
}

/** All stories of the built Storybook, in its order. Throws if it has not been built. */
export function storyEntries(): StoryEntry[] {
  const file = path.join(STORYBOOK, 'index.json');
  if (!existsSync(file)) {
    throw new Error('storybook-static/index.json is missing. Run "npm run build-storybook" first.');
  }
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: Record<string, StoryEntry & { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Answers a browser's requests with the built files; blocks requests to other origins. */
export async function serveStorybook(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const file = path.join(STORYBOOK, decodeURIComponent(url.pathname));
    if (url.origin !== STORYBOOK_ORIGIN) await route.abort('blockedbyclient');
    else if (!file.startsWith(STORYBOOK) || !existsSync(file)) await route.fulfill({ status: 404 });
    else await route.fulfill({ path: file });
  });
}
