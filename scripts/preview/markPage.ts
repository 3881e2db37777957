import { type Locale, LOCALES } from '../../src/content/locales';
import type { PageData } from '../../src/content/pageData';
import { escapeHtml, htmlAttributes } from '../../src/document/html';
import { ROOT_ID } from '../../src/document/ids';
import { PREVIEW_STYLES } from '../../src/hosting/preview';
import { BRAND, SUPPORT } from '../../src/theme/colors';
import type { BerlinMinute } from '../lib/berlinClock.mjs';

interface MarkWords {
  label: string;
  text: (time: string) => string;
}

const ENGLISH: MarkWords = {
  label: 'Preview',
  text: (time) => `Preview: the website as of ${time} in Berlin, with all drafts.`,
};

/**
 * Text of the preview mark, for editors; not part of the site's texts, as the public site never shows it. English is
 * the fallback.
 */
const WORDS: Partial<Record<Locale, MarkWords>> = {
  de: {
    label: 'Vorschau',
    text: (time) => `Vorschau: So sähe die Website am ${time}\u00a0Uhr aus, mit allen Entwürfen.`,
  },
};

/** Styles of the preview mark: at the bottom of the window, above everything, not clickable. */
export const MARK_STYLES = `.preview-mark {
  position: fixed;
  inset: auto 0 0;
  z-index: 2147483647;
  margin: 0;
  padding: 6px 16px;
  background: ${BRAND.black};
  color: ${SUPPORT.paper};
  font: 16px/1.4 system-ui, sans-serif;
  text-align: center;
  pointer-events: none;
}
@media print {
  .preview-mark { position: static; outline: 2px solid; }
}
`;

function shownMinute(minute: BerlinMinute, region: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(region, format).format(Date.parse(`${minute}Z`));
}

/** Returns a page excluded from search engines. */
export function hiddenPage<P extends PageData>(page: P): P {
  const { context } = page;
  const metaTags = { ...context.page.metaTags, noIndex: true, linkAlternates: [] };
  return { ...page, context: { ...context, page: { ...context.page, metaTags } } };
}

/**
 * Adds the preview mark to a page's HTML, outside the app, so that it stays when the page changes.
 * @throws if the HTML has no place for it
 */
export function markPage(html: string, locale: Locale, minute: BerlinMinute): string {
  const root = `<div id="${ROOT_ID}">`;
  if (!html.includes(root) || !html.includes('</head>'))
    throw new Error(`The preview mark cannot be added: the page has no ${root} or no </head>.`);
  const words = WORDS[locale];
  const { label, text } = words ?? ENGLISH;
  const lang = words ? locale : 'en';
  const region = words ? LOCALES[locale].intl : 'en-GB';
  const styles = `<link${htmlAttributes({ rel: 'stylesheet', href: PREVIEW_STYLES })}>\n`;
  const sentence = escapeHtml(text(shownMinute(minute, region)));
  const mark = `<aside${htmlAttributes({ class: 'preview-mark', 'aria-label': label, ...(lang === locale ? {} : { lang }) })}>${sentence}</aside>\n`;
  return html.replace('</head>', () => `${styles}</head>`).replace(root, () => mark + root);
}
