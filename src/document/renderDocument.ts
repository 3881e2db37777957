import { CONSENT_VENDOR_META } from '../config/consent';
import { CONSENT_VENDOR, type ConsentVendor } from '../config/thirdParties';
import { type Scheme, SCHEMES } from '../config/schemes';
import { NIGHT_ROLES, THEME_ROLES } from '../theme/colors';
import type { EmbeddedData } from '../content/pageData';
import { headTags } from './headTags';
import { escapeHtml, htmlAttributes, jsonForScript } from './html';
import { DATA_ID, FIRST_SCREEN_ATTRIBUTE, ROOT_ID, STYLESHEET_ATTRIBUTE } from './ids';

/** A style sheet that stands in the page itself. */
export interface Stylesheet {
  /** Where the same sheet is served as a file. */
  href: string;
  css: string;
}

/** The built files one page needs, by address or, where that is faster, as text. */
export interface DocumentAssets {
  /** Text of the script that runs before the first paint: it draws the chosen scheme and answers until the app does. */
  inlineScript: string;
  /** The script that starts the app. */
  script: string;
  /** Scripts it will import, named early so that they load side by side. */
  modules: string[];
  stylesheets: Stylesheet[];
  /** Fonts worth loading before the styles ask for them. */
  fonts: string[];
}

/** What a page's HTML is made of. */
export interface DocumentParts {
  data: EmbeddedData;
  assets: DocumentAssets;
  /** Markup of the app. */
  markup: string;
  /** JSON-LD objects. */
  structuredData: object[];
  /** Path of the language's Atom feed of jobs. */
  feed: { href: string; title: string };
}

/** Tells the browser which consent vendor to ask; nothing where none is configured, which is the default. */
function vendorTag(vendor: ConsentVendor | null): string {
  if (vendor === null) return '';
  const { script, settingsId, categories } = vendor;
  const content = JSON.stringify({ script, settingsId, categories });
  return `<meta${htmlAttributes({ name: CONSENT_VENDOR_META, content })}>\n`;
}

const PAPERS: Record<Scheme, string> = { light: THEME_ROLES.light.bg, dark: NIGHT_ROLES.bg };

/** The browser's own bars in the colour of the paper, for each scheme; src/document/schemeScript.ts reads `data-of`. */
const themeColors = SCHEMES.map(
  (scheme) =>
    `<meta${htmlAttributes({ name: 'theme-color', content: PAPERS[scheme], media: `(prefers-color-scheme:${scheme})`, 'data-of': scheme })}>`,
).join('\n');

/**
 * The whole HTML of a page. It carries no style attribute, and one script that runs inline: the content security policy
 * allows that and the styles in it by their hashes, and nothing else. Data blocks are not scripts.
 *
 * Fonts are preloaded from the end of the body: Chrome holds the first paint back for fonts that it was told of before
 * it began to paint. On a slow line it has begun by then; on a fast one, and where they are cached, they are there with
 * the first paint.
 */
export function renderDocument(
  { data, assets, markup, structuredData, feed }: DocumentParts,
  vendor: ConsentVendor | null = CONSENT_VENDOR,
): string {
  const { page } = data;
  const { metaTags } = page.context.page;
  const tags = headTags(page.context)
    .map(({ tag, attributes }) => `<${tag}${htmlAttributes({ ...attributes, 'data-head': '' })}>`)
    .join('\n');
  return `<!doctype html>
<html${htmlAttributes({ lang: page.context.locale, 'data-theme': page.content.theme, 'data-curtain': 'idle', [FIRST_SCREEN_ATTRIBUTE]: '' })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(metaTags.metaTitle)}</title>
${themeColors}
<script>${assets.inlineScript}</script>
${tags}
${assets.stylesheets.map(({ href, css }) => `<style${htmlAttributes({ [STYLESHEET_ATTRIBUTE]: href })}>${css}</style>`).join('\n')}
${assets.modules.map((href) => `<link${htmlAttributes({ rel: 'modulepreload', href })}>`).join('\n')}
<script${htmlAttributes({ type: 'module', src: assets.script })}></script>
${vendorTag(vendor)}<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<link${htmlAttributes({ rel: 'alternate', type: 'application/atom+xml', href: feed.href, title: feed.title })}>
${structuredData.map((entry) => `<script type="application/ld+json">${jsonForScript(entry)}</script>`).join('\n')}
</head>
<body>
<div id="${ROOT_ID}">${markup}</div>
<script type="application/json" id="${DATA_ID}">${jsonForScript(data)}</script>
${assets.fonts.map((href) => `<link${htmlAttributes({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' })}>`).join('\n')}
</body>
</html>
`;
}
