import type { Locale } from './locales';

/** A form field on a page that the server renders for one person. */
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

/** A form on such a page; the browser itself sends it. */
export interface ServedForm {
  /** Id for its elements; unique on the page. */
  id: string;
  heading?: string;
  text?: string;
  /** URL that it is sent to. */
  action: string;
  /** `get` opens another view and changes nothing. */
  method: 'get' | 'post';
  fields: ServedField[];
  /** Label of its button. */
  submit: string;
  /** true: its action cannot be undone. */
  isDanger?: boolean;
}

/**
 * Contents of a page that the server renders for one person, e.g. the status of their application. All texts are
 * already filled in. Never part of a built page.
 */
export interface ServedView {
  /** Headline of the page. */
  title: string;
  /** Sentence below the headline. */
  lead: string;
  /** Result of the last action, or what is wrong; announced first. */
  notice?: { tone: 'done' | 'error'; text: string };
  paragraphs: string[];
  /** Labelled values; with `href`, the value is a link. */
  facts: { label: string; value: string; href?: string }[];
  forms: ServedForm[];
  links: { href: string; label: string }[];
  /** Addresses of the view in each language; omitted if it exists only in its own. */
  languages?: Record<Locale, string>;
}
