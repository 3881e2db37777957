import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_ADDRESS } from './contentAddress';

const CONTENT_FOLDER = 'content-json';

/** The texts of all content files by their paths from the root of the project, with forward slashes. */
export function readContentFiles(root: string): Record<string, string> {
  const names = readdirSync(path.join(root, CONTENT_FOLDER), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.json')).map((name) => path.join(CONTENT_FOLDER, name));
  return Object.fromEntries(
    files
      .toSorted()
      .map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(root, file), 'utf8')]),
  );
}

/**
 * Writes the texts of all content files as they are into a folder, which "Compose a page" reads them from. Whoever reads meanwhile gets
 * the former file or the new one. Returns the folder.
 */
export function writeContentFolder(root: string, folder: string): string {
  const file = path.join(folder, CONTENT_ADDRESS.file);
  const text = JSON.stringify(readContentFiles(root));
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return folder;
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
  return folder;
}
