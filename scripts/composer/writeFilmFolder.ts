import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readMedia } from '../content/media/readMedia';
import { FILM_FACTS } from './filmFacts';

/**
 * Writes the metadata of films and captions in the content, which a preview cannot read itself; resolves to the folder.
 */
export async function writeFilmFolder(contentDir: string, cacheDir: string): Promise<string> {
  const folder = path.join(cacheDir, 'storybook-films');
  await mkdir(folder, { recursive: true });
  const media = await readMedia(contentDir);
  const films = [...media].filter(([, { type }]) => type === 'film' || type === 'captions');
  await writeFile(path.join(folder, FILM_FACTS.file), JSON.stringify(films));
  return folder;
}
