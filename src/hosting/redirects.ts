/** One former address and where it lives now, for good (301). Both are absolute paths of this site. */
export interface Redirect {
  /** Former path, e.g. `/jobs/old-title-1042/`. */
  from: string;
  /** Path that answers now, a fragment allowed, e.g. `/jobs/new-title-1042/`. */
  to: string;
}

const pathPattern = /^(?!\/\/)\/[A-Za-z0-9/._~%-]*$/;
const targetPattern = /^(?!\/\/)\/[A-Za-z0-9/._~%-]*(#[A-Za-z0-9._~%-]+)?$/;

/** Hosts treat a path with and without its last slash as one address. */
const address = (path: string): string => path.replace(/(?<=.)\/$/, '');

/**
 * The redirects in alphabetical order of `from`, equal ones once.
 *
 * @throws Error if a path is not one of this site (`//host` would leave it), if one address has two targets, or if
 * a redirect leads to itself.
 */
export function orderRedirects(redirects: readonly Redirect[]): Redirect[] {
  const byAddress = new Map<string, Redirect>();
  for (const { from, to } of redirects) {
    if (!pathPattern.test(from)) throw new Error(`Redirect from "${from}": write a path such as /old/.`);
    if (!targetPattern.test(to)) throw new Error(`Redirect ${from} to "${to}": write a path such as /new/.`);
    if (address(from) === address(to)) throw new Error(`Redirect ${from} leads to itself: remove it.`);
    const known = byAddress.get(address(from));
    if (known && (known.from !== from || known.to !== to)) {
      throw new Error(
        `Redirects ${known.from} to ${known.to} and ${from} to ${to} are for one address: keep one.`,
      );
    }
    byAddress.set(address(from), { from, to });
  }
  return [...byAddress.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}
