import { FILM_FACTS } from '../../../scripts/composer/filmFacts';
import type { MediaIndex } from '../../../scripts/content/media/mediaFacts';

/** What is known of the films of the content; nothing where that cannot be loaded, and then their posters stand there. */
export async function loadFilmFacts(): Promise<MediaIndex> {
  const answer = await fetch(`${FILM_FACTS.folder}/${FILM_FACTS.file}`);
  return new Map(answer.ok ? ((await answer.json()) as [string, never][]) : []);
}
