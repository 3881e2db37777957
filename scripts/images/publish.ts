import { slugOf } from '../../src/lib/slugOf';
import { hashOfParts } from '../lib/cachedFile';
import type { NewFile } from '../lib/newFile';

/** Converts any text into part of a file name: {@link slugOf}, but at most 48 characters and never empty. */
export function fileSlug(text: string): string {
  return slugOf(text).slice(0, 48).replace(/-$/, '') || 'poster';
}

/** A file of the site with its URL. */
export interface PublishedFile {
  /** E.g. `/assets/img/rollwerk-wheels.0f3a9c1d.svg`. */
  url: string;
  file: NewFile;
}

/** Adds 8 hex digits of the content hash to the file name, so that the file can be cached forever. */
export function publish(
  folder: '/assets/img' | '/assets/og',
  name: string,
  extension: string,
  content: Uint8Array,
): PublishedFile {
  const url = `${folder}/${name}.${hashOfParts(content).slice(0, 8)}.${extension}`;
  return { url, file: { path: url.slice(1), content } };
}
