import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../lib/filesBelow';
import { writeWholeSync } from '../lib/writeWhole';
import { CONTENT_ADDRESS } from './contentAddress';

const CONTENT_FOLDER = 'content-json';

/** Reads all content files; keys are paths relative to the project root, with forward slashes. */
export function readContentFiles(root: string): Record<string, string> {
  const names = filesBelow(path.join(root, CONTENT_FOLDER)).filter((name) => name.endsWith('.json'));
  const files = names.map((name) => `${CONTENT_FOLDER}/${name}`);
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/**
 * Writes the current texts of all content files to a folder, from which "Compose a page" reads them. The file is
 * replaced atomically. Returns the folder.
 */
export function writeContentFolder(root: string, folder: string): string {
  const file = path.join(folder, CONTENT_ADDRESS.file);
  const text = JSON.stringify(readContentFiles(root));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeWholeSync(file, text);
  return folder;
}
