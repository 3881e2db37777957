import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An entry of package-lock.json. */
interface LockedPackage {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const LOCK = 'package-lock.json';

/** Returns where Node resolves a package from another one: its own node_modules folder or one further up. */
function placeOf(packages: Record<string, LockedPackage>, from: string, name: string): string | undefined {
  const place = path.posix.join(from, 'node_modules', name);
  if (place in packages) return place;
  const parent = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/'))).replace(/\/$/, '');
  return from === '' ? undefined : placeOf(packages, parent, name);
}

/**
 * Returns version and checksum of packages and all their dependencies from package-lock.json, one sorted line each.
 * Peer dependencies are left out: callers that use them list them in `names`.
 * @param names direct dependencies of the project
 * @throws {Error} if one of them is not in package-lock.json
 */
export function lockedPackages(root: string, names: readonly string[]): string[] {
  const { packages = {} } = JSON.parse(readFileSync(path.join(root, LOCK), 'utf8')) as {
    packages?: Record<string, LockedPackage>;
  };
  const lines = new Map<string, string>();
  const waiting = names.map((name) => {
    const place = placeOf(packages, '', name);
    if (place === undefined)
      throw new Error(`${LOCK} has no package ${name}. Install it: npm install ${name}`);
    return place;
  });
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (lines.has(place)) continue;
    const { version, integrity, ...needs } = packages[place] ?? {};
    lines.set(place, `${place} ${version} ${integrity ?? ''}`);
    for (const name of Object.keys({ ...needs.dependencies, ...needs.optionalDependencies })) {
      // Optional dependencies may be missing.
      const found = placeOf(packages, place, name);
      if (found !== undefined) waiting.push(found);
    }
  }
  return [...lines.values()].toSorted();
}
