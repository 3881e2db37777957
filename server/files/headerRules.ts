import { HTTPS_ONLY_HEADER } from '../../src/hosting/securityHeaders';

/** Headers of the answers for one path, name to value. */
export type Headers = Readonly<Record<string, string>>;

/** One block of `dist/_headers`: a path and its headers. */
interface HeaderRule {
  /** Perhaps with segments such as `:filter`, which stand for any one, or with a final `*`. */
  pattern: string;
  /** Whether the pattern fits a path. */
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
 * Reads the text of `dist/_headers`: a path on its own line, below it indented `Name: value` lines, `#` starts a
 * comment line.
 *
 * @throws Error naming the line if it is of another form.
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
      throw new Error(
        `_headers:${index + 1}: "${trimmed}" is neither a path like /assets/* nor an indented header like "X-Frame-Options: DENY".`,
      );
    }
  }
  return rules;
}

/** The headers all matching rules give to a path; a later rule wins over an earlier one. */
export function headersForPath(rules: HeaderRules, path: string): Headers {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (rule.matches(path)) Object.assign(headers, rule.headers);
  }
  return headers;
}

/** Splits off the headers every answer has, whatever its path: those of the rule for all paths. */
export function splitHeaderRules(rules: HeaderRules): { everywhere: Headers; byPath: HeaderRules } {
  return {
    everywhere: Object.assign(
      {},
      ...rules.filter(({ pattern }) => pattern === '/*').map(({ headers }) => headers),
    ),
    byPath: rules.filter(({ pattern }) => pattern !== '/*'),
  };
}

/** The headers of every answer that do not depend on how the visitor came: without the one for https. */
export function protectionOf(everywhere: Headers): Headers {
  const { [HTTPS_ONLY_HEADER]: _httpsOnly, ...headers } = everywhere;
  return headers;
}
