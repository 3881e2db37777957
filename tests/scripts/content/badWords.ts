import { type BadCase, set } from './badCase';

/** A German page. */
export const ABOUT = 'de/pages/about.json';
/** The page of an event. */
export const EVENT = 'de/events/tag-1.json';
/** An English page. */
export const CONTACT = 'en/pages/contact.json';

/** What is said of a mistake. */
type Rest = Pick<BadCase, 'code' | 'mistake' | 'fix'> & { corrected?: string; message?: string };

/** A paragraph with a mistake. */
function paragraph(file: string, written: string, rest: Rest): BadCase {
  return {
    ...rest,
    change: set(file, '/blocks', [{ type: 'text', paragraphs: [written] }]),
    file,
    at: JSON.stringify(written),
    pointer: '/blocks/0/paragraphs/0',
    severity: 'warning',
  };
}

/** A field with a mistake. */
export function field(file: string, pointer: string, written: string, rest: Rest): BadCase {
  return {
    ...rest,
    change: set(file, pointer, written),
    file,
    at: JSON.stringify(written),
    pointer,
    severity: 'warning',
  };
}

/** A block with one paragraph. */
export const text = (written: string) => ({ type: 'text', paragraphs: [written] });

/** A German paragraph with a mistake. */
export const german = (written: string, rest: Rest) => paragraph(ABOUT, written, rest);
/** An English paragraph with a mistake. */
export const english = (written: string, rest: Rest) => paragraph(CONTACT, written, rest);
