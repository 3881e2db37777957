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

/** The name of a page's template, as its data says; empty where it does not. */
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

/** The app's part of a page, without its data. */
function appOf(html: string): string {
  const start = html.indexOf(`<div id="${ROOT_ID}">`);
  return html.slice(Math.max(start, 0), html.indexOf(`id="${DATA_ID}"`)).replace(/<script[^>]*$/, '');
}

/**
 * What a page of this build says to its readers, a line for each piece: its title, its text, the words that stand for
 * pictures. Both sides are written by React, which escapes every `<` and `>` that is no tag. Soft hyphens are left out.
 */
export function pageText(html: string): string[] {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const app = appOf(html);
  return [...linesOf(title), ...linesOf(MAIN.exec(app)?.[0] ?? app)];
}

/** The same for what stands around the page: menus and footer. */
export const frameText = (html: string): string[] => linesOf(appOf(html).replace(MAIN, ''));
