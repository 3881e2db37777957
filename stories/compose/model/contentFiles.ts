import { CONTENT_ADDRESS } from '../../../scripts/composer/contentAddress';

type Files = Readonly<Record<string, string>>;

/** Relative to the story page, because the static Storybook may be in a subfolder of its host. */
const ADDRESS = `${CONTENT_ADDRESS.folder}/${CONTENT_ADDRESS.file}`;

let files: Files = {};
const listeners = new Set<() => void>();
/** The load in progress, and the one that starts when it has ended. */
let running: Promise<void> | undefined;
let following: Promise<void> | undefined;

/**
 * Loads the current texts of all content files. They are not part of Storybook's code, so that changed texts do not
 * require a rebuild. Loads never overlap, so that no older answer replaces a newer one; all calls during a load share
 * the next one, because a change of branch reports hundreds of files at once.
 * @throws Error if they are missing
 */
export function loadContentFiles(): Promise<void> {
  if (running) {
    following ??= running
      .catch(() => undefined)
      .then(() => {
        following = undefined;
        return loadContentFiles();
      });
    return following;
  }
  running = readContentFiles().finally(() => {
    running = undefined;
  });
  return running;
}

async function readContentFiles(): Promise<void> {
  const answer = await fetch(ADDRESS, { cache: 'no-cache' });
  if (!answer.ok)
    throw new Error(`${ADDRESS} answers ${answer.status}. Build Storybook anew, or start it again.`);
  files = (await answer.json()) as Files;
  for (const listener of listeners) listener();
}

// Unfinished changes in the form are kept: they are compared with the new files, not replaced.
import.meta.hot?.on(CONTENT_ADDRESS.event, () => {
  // If files are being replaced just now, the next change loads them.
  loadContentFiles().catch(() => undefined);
});

/** Returns the texts of all content files when last loaded, by path relative to the project root. */
export function currentContentFiles(): Files {
  return files;
}

/** Calls a listener after each reload of the content files. Returns a function that stops it. */
export function onContentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
