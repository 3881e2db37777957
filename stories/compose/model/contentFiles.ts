import { CONTENT_ADDRESS } from '../../../scripts/composer/contentAddress';

type Files = Readonly<Record<string, string>>;

/** Relative to the page of the stories, for the static Storybook may lie in a folder of its host. */
const ADDRESS = `${CONTENT_ADDRESS.folder}/${CONTENT_ADDRESS.file}`;

let files: Files = {};
const listeners = new Set<() => void>();

/**
 * Asks for the texts of all content files as they are now. They are no part of Storybook's code, so that a changed text does not
 * have it built anew.
 * @throws Error when they are not there
 */
export async function loadContentFiles(): Promise<void> {
  const answer = await fetch(ADDRESS, { cache: 'no-cache' });
  if (!answer.ok)
    throw new Error(`${ADDRESS} answers ${answer.status}. Build Storybook anew, or start it again.`);
  files = (await answer.json()) as Files;
  for (const listener of listeners) listener();
}

// What is unfinished in a form stays: it is compared with the new files, not replaced.
import.meta.hot?.on(CONTENT_ADDRESS.event, () => void loadContentFiles());

/** The texts of all content files by their paths from the root of the project, as they were when they were last loaded. */
export function currentContentFiles(): Files {
  return files;
}

/** Calls whenever the content files were loaded anew. Returns how to stop it. */
export function onContentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
