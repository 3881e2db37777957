import { FILM_FACTS } from '../../../scripts/composer/filmFacts';
import type { MediaIndex } from '../../../scripts/content/media/mediaFacts';

/** Loads the metadata of the content's films; empty on failure, so that posters are shown instead. */
export async function loadFilmFacts(): Promise<MediaIndex> {
  const answer = await fetch(`${FILM_FACTS.folder}/${FILM_FACTS.file}`);
  return new Map(answer.ok ? ((await answer.json()) as [string, never][]) : []);
}
