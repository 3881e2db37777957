import { DATA_ID, ROOT_ID } from '../../src/document/ids';

const BLOCKS =
  /<\/?(?:address|article|aside|blockquote|br|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|nav|ol|option|p|section|summary|table|td|th|tr|ul)\b[^>]*>/gi;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

function unescape(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (written, hex?: string, digits?: string, name = '') => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (digits !== undefined) return String.fromCodePoint(Number(digits));
      return ENTITIES[name] ?? written;
    },
  );
}

/** Returns the template name in a page's data; empty if there is none. */
export function templateOf(html: string): string {
  return /"template":"(\w+)"/.exec(html.slice(html.indexOf(`id="${DATA_ID}"`)))?.[1] ?? '';
}

const MAIN = /<main\b.*<\/main>/s;

function linesOf(html: string): string[] {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style|svg|template)\b.*?<\/\1>/gs, '')
    .replace(/<img\b[^>]*?\balt="([^"]+)"[^>]*>/g, '\n[$1]\n')
    .replace(BLOCKS, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => unescape(line).replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** Returns the app's HTML of a page, without its data. */
function appOf(html: string): string {
  const start = html.indexOf(`<div id="${ROOT_ID}">`);
  return html.slice(Math.max(start, 0), html.indexOf(`id="${DATA_ID}"`)).replace(/<script[^>]*$/, '');
}

/**
 * Returns the visible text of a built page, line by line: title, text and alternative texts, without soft hyphens. All
 * pages are rendered by React, which escapes every `<` and `>` that is not part of a tag.
 */
export function pageText(html: string): string[] {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const app = appOf(html);
  return [...linesOf(title), ...linesOf(MAIN.exec(app)?.[0] ?? app)];
}

/** Like `pageText`, for menus and footer. */
export const frameText = (html: string): string[] => linesOf(appOf(html).replace(MAIN, ''));
