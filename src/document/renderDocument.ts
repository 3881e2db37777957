import { CONSENT_VENDOR_META } from '../config/consent';
import { CONSENT_VENDOR, type ConsentVendor } from '../config/thirdParties';
import { type Scheme, SCHEMES } from '../config/schemes';
import { NIGHT_ROLES, THEME_ROLES } from '../theme/colors';
import type { EmbeddedData } from '../content/pageData';
import { headTags } from './headTags';
import { escapeHtml, htmlAttributes, jsonForScript } from './html';
import { DATA_ID, FIRST_SCREEN_ATTRIBUTE, ROOT_ID, STYLESHEET_ATTRIBUTE } from './ids';

/** An inlined stylesheet. */
export interface Stylesheet {
  /** URL of the same stylesheet as a file. */
  href: string;
  css: string;
}

/** The built files of one page, by URL or inlined where that is faster. */
export interface DocumentAssets {
  /** The script that applies the chosen colour scheme and handles input until the app runs. */
  earlyScript: string;
  /** The script that starts the app. */
  script: string;
  /** Scripts that it imports, preloaded so that they load in parallel. */
  modules: string[];
  stylesheets: Stylesheet[];
  /** Fonts to preload. */
  fonts: string[];
}

/** The parts of a page's HTML. */
export interface DocumentParts {
  data: EmbeddedData;
  assets: DocumentAssets;
  /** Text of `<title>` if it differs from that in the page's data. */
  title?: string;
  /** Markup of the app. */
  markup: string;
  /** JSON-LD objects. */
  structuredData: object[];
}

/** Meta tag with the configuration of the consent vendor; empty if none is configured, which is the default. */
function vendorTag(vendor: ConsentVendor | null): string {
  if (vendor === null) return '';
  const { script, settingsId, categories } = vendor;
  const content = JSON.stringify({ script, settingsId, categories });
  return `<meta${htmlAttributes({ name: CONSENT_VENDOR_META, content })}>\n`;
}

const PAPERS: Record<Scheme, string> = { light: THEME_ROLES.light.bg, dark: NIGHT_ROLES.bg };

/** Colour of the browser's own bars for each scheme: that of the paper; src/early/applyScheme.ts reads `data-of`. */
const themeColors = SCHEMES.map(
  (scheme) =>
    `<meta${htmlAttributes({ name: 'theme-color', content: PAPERS[scheme], media: `(prefers-color-scheme:${scheme})`, 'data-of': scheme })}>`,
).join('\n');

/**
 * Returns the whole HTML of a page. It has no style attributes and no inline script that runs: the content security
 * policy allows only scripts from files, and the inline styles by their hashes. Data blocks are not scripts.
 *
 * Fonts are preloaded from the end of the body, because Chrome delays the first paint for font preloads that it has
 * parsed before. On a slow connection the first paint has started by then; on a fast one, or from the cache, the fonts
 * are ready for it.
 */
export function renderDocument(
  { data, title = data.page.context.page.metaTags.metaTitle, assets, markup, structuredData }: DocumentParts,
  vendor: ConsentVendor | null = CONSENT_VENDOR,
): string {
  const { page } = data;
  const tags = headTags(page.context)
    .map(({ tag, attributes }) => `<${tag}${htmlAttributes({ ...attributes, 'data-head': '' })}>`)
    .join('\n');
  return `<!doctype html>
<html${htmlAttributes({ lang: page.context.locale, 'data-theme': page.content.theme, 'data-curtain': 'idle', [FIRST_SCREEN_ATTRIBUTE]: '' })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${themeColors}
<script${htmlAttributes({ async: '', fetchpriority: 'high', src: assets.earlyScript })}></script>
${tags}
${assets.stylesheets.map(({ href, css }) => `<style${htmlAttributes({ [STYLESHEET_ATTRIBUTE]: href })}>${css}</style>`).join('\n')}
${assets.modules.map((href) => `<link${htmlAttributes({ rel: 'modulepreload', href })}>`).join('\n')}
<script${htmlAttributes({ type: 'module', src: assets.script })}></script>
${vendorTag(vendor)}<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
${structuredData.map((entry) => `<script type="application/ld+json" data-head>${jsonForScript(entry)}</script>`).join('\n')}
</head>
<body>
<div id="${ROOT_ID}">${markup}</div>
<script type="application/json" id="${DATA_ID}">${jsonForScript(data)}</script>
${assets.fonts.map((href) => `<link${htmlAttributes({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' })}>`).join('\n')}
</body>
</html>
`;
}
