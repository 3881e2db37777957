/** What a host answers at a former path: a redirect, or with 410 the page at `to` in place of what is gone. */
export interface RedirectRule {
  /** Path on this site, perhaps with a fragment. */
  to: string;
  status: 301 | 302 | 307 | 308 | 410;
}

const statuses = [301, 302, 307, 308, 410] as const;

/** A path with and without its last slash is the same address in a redirect file. */
const withoutLastSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/**
 * Reads the text of `dist/_redirects`: one `/old /new 301` per line, `#` starts a comment line, the first rule for a
 * path wins. Rules with status 404 are for hosts that do not look for the nearest `404.html`; the site index does.
 *
 * @returns The redirects by former path, each without its last slash.
 * @throws Error naming the line if a rule is of another form or leads away from this site.
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
      throw new Error(
        `_redirects:${index + 1}: "${line.trim()}" is no rule this server knows; write "/old/ /new/ 301" with two paths of this site.`,
      );
    }
    const key = withoutLastSlash(from);
    if (!rules.has(key)) rules.set(key, { to, status });
  }
  return rules;
}

/** The redirect for a path, with or without its last slash. */
export function findRedirectRule(
  rules: ReadonlyMap<string, RedirectRule>,
  path: string,
): RedirectRule | undefined {
  return rules.get(withoutLastSlash(path));
}
