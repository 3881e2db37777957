import type { PlateSet } from '../../src/config/posters';
import type { PosterRequest } from '../images/poster';

/** Words that lead somewhere. */
interface Way {
  label: string;
  href: string;
}

/** What the business cards of a house say. */
export interface HouseCards {
  lang: string;
  /** Name of the file. */
  title: string;
  /** Name of the house. */
  name: string;
  street: string;
  /** Number of the house; absent where the street ends without one. */
  number?: string;
  /** Street, then postal code and town. */
  address: string[];
  phone: Way;
  phoneNote?: string;
  email: Way;
  /** The page of the house, which the code leads to as well. */
  page: Way;
  /** Plates of the front: its ground, and the colour of its words. */
  set: PlateSet;
  /** The motif of the city, of which the front shows a strip; absent where the house has a photograph. */
  strip?: PosterRequest;
  /** What the front shows besides its words, and the back. */
  alt: { strip: string; code: string };
  /** What is to be done with the sheet of fronts, and with that of backs. */
  notes: [front: string, back: string];
}

/** The business card of a house as plain text. For where no PDF can be drawn. */
export function cardsText({ name, address, phone, phoneNote, email, page }: HouseCards): string {
  const note = phoneNote === undefined ? '' : ` (${phoneNote})`;
  return `${[name, ...address, phone.label + note, email.label, page.href].join('\n')}\n`;
}
