import type { PlateSet } from '../../src/config/posters';
import type { PosterRequest } from '../images/poster';

/** A labelled link. */
interface Way {
  label: string;
  href: string;
}

/** Content of a house's business cards. */
export interface HouseCards {
  lang: string;
  /** File name. */
  title: string;
  /** Name of the house. */
  name: string;
  street: string;
  /** House number; absent if the street has none. */
  number?: string;
  /** Street, then postal code and town. */
  address: string[];
  phone: Way;
  phoneNote?: string;
  email: Way;
  /** Page of the house, also the target of the QR code. */
  page: Way;
  /** Plates of the front: ground and text colour. */
  set: PlateSet;
  /** Motif of the city, shown as a strip on the front; absent if the house has a photograph. */
  strip?: PosterRequest;
  /** Alternative texts of the front's strip and of the code on the back. */
  alt: { strip: string; code: string };
  /** Printing notes for the sheet of fronts and the sheet of backs. */
  notes: [front: string, back: string];
}

/** The business card as plain text, for places where no PDF can be made. */
export function cardsText({ name, address, phone, phoneNote, email, page }: HouseCards): string {
  const note = phoneNote === undefined ? '' : ` (${phoneNote})`;
  return `${[name, ...address, phone.label + note, email.label, page.href].join('\n')}\n`;
}
