import { StartError } from '../settings';

/** Rule for a former path: a redirect or, with 410, the page at `to` in place of the removed one. */
export interface RedirectRule {
  /** Path on this site, optionally with a fragment. */
  to: string;
  status: 301 | 302 | 307 | 308 | 410;
}

const statuses = [301, 302, 307, 308, 410] as const;

/** A trailing slash makes no difference in a redirect file. */
const withoutLastSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/**
 * Parses `dist/_redirects`: one `/old /new 301` per line; `#` starts a comment line; the first rule for a path wins.
 * Rules with status 404 are skipped: they are for hosts that do not find the nearest `404.html`; the site index does.
 *
 * @returns The rules by former path, without trailing slash.
 * @throws StartError naming the line if a rule is malformed or leads to another site.
 */
export function readRedirectRules(text: string): Map<string, RedirectRule> {
  const rules = new Map<string, RedirectRule>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [from, to, statusText = '301', ...more] = line.trim().split(/\s+/);
    if (!from || from.startsWith('#')) continue;
    if (statusText === '404') continue;
    const status = statuses.find((known) => String(known) === statusText);
    const isPlain =
      /^\/(?![/\\])[^*:\\]*$/.test(from) && to !== undefined && /^\/(?![/\\])[^*:\\?]*$/.test(to);
    if (!isPlain || status === undefined || more.length > 0) {
      throw new StartError(
        `_redirects:${index + 1}: "${line.trim()}" is not a rule this server supports: write "/old/ /new/ 301" with two paths of this site.`,
      );
    }
    const key = withoutLastSlash(from);
    if (!rules.has(key)) rules.set(key, { to, status });
  }
  return rules;
}

/** The rule for a path, with or without a trailing slash. */
export function findRedirectRule(
  rules: ReadonlyMap<string, RedirectRule>,
  path: string,
): RedirectRule | undefined {
  return rules.get(withoutLastSlash(path));
}
