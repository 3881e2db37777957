/** A field of a form on a page that the server writes for one person. */
export type ServedField =
  | { type: 'hidden'; name: string; value: string }
  | { type: 'email'; name: string; label: string; value: string; error?: string }
  | {
      type: 'file';
      name: string;
      label: string;
      hint: string;
      accept: string;
      isMultiple: boolean;
      error?: string;
    };

/** A form on such a page; it is sent by the browser itself. */
export interface ServedForm {
  /** Names its elements; unique on the page. */
  id: string;
  heading?: string;
  text?: string;
  /** Address that gets it. */
  action: string;
  /** `get` opens another view and changes nothing. */
  method: 'get' | 'post';
  fields: ServedField[];
  /** Label of its button. */
  submit: string;
  /** true: what it does cannot be taken back. */
  isDanger?: boolean;
}

/**
 * What a page says that the server writes for one person, e.g. how far their application is. All words are filled in
 * already. Never part of a built page.
 */
export interface ServedView {
  /** Headline of the page. */
  title: string;
  /** Sentence below the headline. */
  lead: string;
  /** Outcome of what was just done, or what is wrong; read out first. */
  notice?: { tone: 'done' | 'error'; text: string };
  paragraphs: string[];
  facts: { label: string; value: string /** The value leads here. */; href?: string }[];
  forms: ServedForm[];
  links: { href: string; label: string }[];
}
