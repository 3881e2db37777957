/** A former address and its current target. Both are absolute paths of this site. */
export interface Redirect {
  /** Former path, e.g. `/jobs/old-title-1042/`. */
  from: string;
  /** Current path, which may have a fragment, e.g. `/jobs/new-title-1042/`. */
  to: string;
  /**
   * true: the address is gone (410), and the page at `to` is shown in its place. Otherwise it redirects to `to` (301).
   */
  isGone?: boolean;
}

const pathPattern = /^(?!\/\/)\/[A-Za-z0-9/._~%-]*$/;
const targetPattern = /^(?!\/\/)\/[A-Za-z0-9/._~%-]*(#[A-Za-z0-9._~%-]+)?$/;

/** True for a path that may be the former address of a redirect. */
export const isRedirectPath = (path: string): boolean => pathPattern.test(path);

/** Hosts treat a path with and without its trailing slash as the same address. */
const address = (path: string): string => path.replace(/(?<=.)\/$/, '');

/**
 * Returns the redirects in alphabetical order of `from`, without duplicates.
 *
 * @throws Error if a path is not one of this site (`//host` would leave it), if one address has two targets, or if a
 * redirect leads to itself.
 */
export function orderRedirects(redirects: readonly Redirect[]): Redirect[] {
  const byAddress = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const { from, to } = redirect;
    if (!isRedirectPath(from)) throw new Error(`Redirect from "${from}": write a path such as /old/.`);
    if (!targetPattern.test(to)) throw new Error(`Redirect ${from} to "${to}": write a path such as /new/.`);
    if (address(from) === address(to)) throw new Error(`Redirect ${from} leads to itself: remove it.`);
    const known = byAddress.get(address(from));
    if (known && (known.from !== from || known.to !== to)) {
      throw new Error(
        `Redirects ${known.from} to ${known.to} and ${from} to ${to} are for one address: keep one.`,
      );
    }
    byAddress.set(address(from), redirect);
  }
  return [...byAddress.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}
