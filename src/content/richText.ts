import { parseUrl } from '../lib/parseUrl';

/** A piece of running text as the editor wrote it: words, a link, or the place of a small poster. */
export type RichTextPart =
  | { type: 'words'; words: string }
  | { type: 'link'; words: string; target: LinkTarget }
  | { type: 'poster'; position: number };

/** Target of a link: a page by its id, another host, or `unknown` if it cannot be parsed. */
export type LinkTarget =
  | { type: 'page'; id: string; anchor: string | undefined }
  | { type: 'external'; href: string }
  | { type: 'unknown'; written: string };

const MARK = /\[poster:(\d+)\]|\[([^\][]+)\]\(([^()]*)\)/g;

/** True for an address without user name whose host has a dot, as a web page of others has. */
function isPublicHost(url: URL | undefined): boolean {
  return url !== undefined && url.username === '' && /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(url.hostname);
}

function readTarget(written: string): LinkTarget {
  const page = /^page:([^#\s]+)(?:#(\S+))?$/.exec(written);
  if (page?.[1] !== undefined) return { type: 'page', id: page[1], anchor: page[2] };
  if (/^https?:\/\//.test(written) && isPublicHost(parseUrl(written)))
    return { type: 'external', href: written };
  return { type: 'unknown', written };
}

/** Splits running text at `[words](page:id#anchor)`, `[words](https…)` and `[poster:1]`; positions count from 1. */
export function parseRichText(text: string): RichTextPart[] {
  const parts: RichTextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) parts.push({ type: 'words', words: text.slice(end, match.index) });
    const [mark, position, words, target] = match;
    if (position !== undefined) parts.push({ type: 'poster', position: Number(position) });
    else parts.push({ type: 'link', words: words ?? '', target: readTarget(target ?? '') });
    end = match.index + mark.length;
  }
  if (end < text.length) parts.push({ type: 'words', words: text.slice(end) });
  return parts;
}

/** Returns running text without its markup: links become their words, small posters are dropped. */
export function plainText(text: string): string {
  return parseRichText(text)
    .map((part) => (part.type === 'poster' ? '' : part.words))
    .join('')
    .replaceAll('\u00ad', '')
    .replace(/ {2,}/g, ' ');
}
