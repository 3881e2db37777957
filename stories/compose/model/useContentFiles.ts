import { useSyncExternalStore } from 'react';
import { currentContentFiles, onContentChange } from './contentFiles';

/** Returns the texts of all content files by path; updates when they change on disk. */
export function useContentFiles(): Readonly<Record<string, string>> {
  return useSyncExternalStore(onContentChange, currentContentFiles, currentContentFiles);
}
