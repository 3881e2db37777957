import { z } from 'zod';

/** What a text field means beyond its form; checks across files find such fields by it, in whatever entity they stand. */
export type Role =
  /**
   * Id of another file; of one of the `kinds` (all when left out), or one of the `words` that stand for no file. An entry
   * of a list (`isEntry`) is left out, or another page stands there, while its page is not on the site.
   */
  | { role: 'id'; kinds?: readonly string[]; words?: readonly string[]; isEntry?: boolean }
  /**
   * Words for people. Of a headline, `lettersPerLine` fit into a line of a phone: longer words need soft hyphens. If it
   * `hasLines`, each of its lines is shown on a line of its own; elsewhere a line break is shown as a blank.
   */
  | { role: 'text'; lettersPerLine?: number; hasLines?: boolean }
  /** The same, and links may stand in it. */
  | { role: 'richText'; lettersPerLine?: number }
  /** Letters that are drawn on a poster. */
  | { role: 'posterText' }
  /** Names a place on the page the file makes. */
  | { role: 'anchor' }
  /** Points to a place on the page whose id stands in the neighbouring field. */
  | { role: 'anchorOf'; field: string }
  /** Search and filters of the job list, as in its address. */
  | { role: 'jobQuery' }
  /** Names a picture in `content-json/media`, by its path there. */
  | { role: 'pictureFile' }
  /** Names a PDF in `content-json/media`, by its path there. */
  | { role: 'documentFile' }
  /** Names a film in `content-json/media`, by its path there. */
  | { role: 'filmFile' }
  /** Key of a global text. */
  | { role: 'textKey' };

/** Which schema carries which role. */
export const roles = z.registry<Role>();
