import { useSyncExternalStore } from 'react';
import { currentContentFiles, onContentChange } from './contentFiles';

/** The texts of all content files by their paths; follows their changes on the disk. */
export function useContentFiles(): Readonly<Record<string, string>> {
  return useSyncExternalStore(onContentChange, currentContentFiles, currentContentFiles);
}
