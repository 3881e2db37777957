import { HTTPS_ONLY_HEADER } from '../../src/hosting/securityHeaders';
import { StartError } from '../settings';

/** Response headers for one path, name to value. */
export type Headers = Readonly<Record<string, string>>;

/** One block of `dist/_headers`: a path pattern and its headers. */
interface HeaderRule {
  /** May contain segments such as `:filter`, which match any one segment, or end in `*`. */
  pattern: string;
  matches: (path: string) => boolean;
  headers: Record<string, string>;
}

function matcherOf(pattern: string): HeaderRule['matches'] {
  if (pattern.endsWith('*')) return (path) => path.startsWith(pattern.slice(0, -1));
  if (!pattern.includes('/:')) return (path) => path === pattern;
  const wanted = pattern.split('/');
  return (path) => {
    const segments = path.split('/');
    return (
      segments.length === wanted.length &&
      wanted.every((part, place) =>
        part.startsWith(':') ? segments[place] !== '' : segments[place] === part,
      )
    );
  };
}

/** The rules of `dist/_headers`, in their order. */
export type HeaderRules = readonly HeaderRule[];

/**
 * Parses `dist/_headers`: each path on its own line, followed by indented `Name: value` lines; `#` starts a comment
 * line.
 *
 * @throws StartError naming the line if it is malformed.
 */
export function readHeaderRules(text: string): HeaderRules {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const header = /^([A-Za-z0-9-]+):[ \t]*([\u0020-\u007e]+)$/.exec(trimmed);
    const rule = rules.at(-1);
    if (/^\s/.test(line) && header?.[1] && header[2] && rule) {
      rule.headers[header[1]] = header[2];
    } else if (/^\/[^*\s]*\*?$/.test(line)) {
      rules.push({ pattern: line, matches: matcherOf(line), headers: {} });
    } else {
      throw new StartError(
        `_headers:${index + 1}: "${trimmed}" is neither a path like /assets/* nor an indented header like "X-Frame-Options: DENY".`,
      );
    }
  }
  return rules;
}

/** The headers that all matching rules set for a path; later rules override earlier ones. */
export function headersForPath(rules: HeaderRules, path: string): Headers {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (rule.matches(path)) Object.assign(headers, rule.headers);
  }
  return headers;
}

/** Separates the headers of every response, those of the rule for all paths, from the rules for particular paths. */
export function splitHeaderRules(rules: HeaderRules): { everywhere: Headers; byPath: HeaderRules } {
  return {
    everywhere: Object.assign(
      {},
      ...rules.filter(({ pattern }) => pattern === '/*').map(({ headers }) => headers),
    ),
    byPath: rules.filter(({ pattern }) => pattern !== '/*'),
  };
}

/** The headers of every response, without the one that is only sent over https. */
export function protectionOf(everywhere: Headers): Headers {
  const { [HTTPS_ONLY_HEADER]: _httpsOnly, ...headers } = everywhere;
  return headers;
}
