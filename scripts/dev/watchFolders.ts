import { type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';

/** Time after the last change before it is reported, ms: editors write files in bursts. */
const SETTLE_MS = 60;

/**
 * Calls `onChange` when anything in a folder or below it has been written, added, replaced or deleted; changes in quick
 * succession count as one. Every folder has a watcher of its own: docs/decisions/0085-folders-are-watched.md
 * @returns a function that ends it
 */
export function watchFolders(root: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const former = watchers;
      // Opened before the former ones are closed, so that no change is missed.
      watchers = watchTree(root, report);
      for (const watcher of former) watcher.close();
      onChange();
    }, SETTLE_MS);
  };
  let watchers = watchTree(root, report);
  // The folder itself may be replaced.
  const above = watch(path.dirname(root), (_, name) => {
    if (name === path.basename(root)) report();
  });
  return () => {
    clearTimeout(timer);
    for (const watcher of [above, ...watchers]) watcher.close();
  };
}

/** Watches a folder and all folders below it; a folder that is gone is left out. */
function watchTree(folder: string, report: () => void): FSWatcher[] {
  const watchers: FSWatcher[] = [];
  try {
    // Watched before it is read, so that a folder added meanwhile is reported.
    watchers.push(watch(folder, report).on('error', report));
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) watchers.push(...watchTree(path.join(folder, entry.name), report));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
  }
  return watchers;
}
