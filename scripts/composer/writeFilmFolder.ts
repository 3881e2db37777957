import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readMedia } from '../content/media/readMedia';
import { FILM_FACTS } from './filmFacts';

/** Writes what the films and captions of the content say of themselves, which a preview cannot read; resolves to the folder. */
export async function writeFilmFolder(contentDir: string, cacheDir: string): Promise<string> {
  const folder = path.join(cacheDir, 'storybook-films');
  await mkdir(folder, { recursive: true });
  const media = await readMedia(contentDir);
  const films = [...media].filter(([, { type }]) => type === 'film' || type === 'captions');
  await writeFile(path.join(folder, FILM_FACTS.file), JSON.stringify(films));
  return folder;
}
