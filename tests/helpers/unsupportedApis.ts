import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Support for one feature in one browser, as in MDN's compatibility data. */
interface Support {
  version_added: string | false;
  version_removed?: string;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}

interface Feature {
  __compat?: { support: Record<string, Support | Support[]> };
  [member: string]: unknown;
}

interface CompatData {
  api: Record<string, Feature>;
  javascript: { builtins: Record<string, Feature> };
}

const require = createRequire(import.meta.url);

/** The oldest supported version of each browser in `browserslist`, e.g. `{ safari: 16.2 }`. */
function oldestVersions(): [browser: string, version: number][] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string };
  return [...browserslist.matchAll(/(\w+) >= ([\d.]+)/g)].map(([, name = '', version]) => [
    name.toLowerCase(),
    Number(version),
  ]);
}

/** The version since which a browser has had a feature; partial support counts. */
function versionWith(support: Support | Support[] | undefined): number {
  const versions = [support ?? []]
    .flat()
    .filter(({ flags, prefix, alternative_name, version_removed }) =>
      [flags, prefix, alternative_name, version_removed].every((limit) => limit === undefined),
    )
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')))
    .filter((version) => !Number.isNaN(version));
  return Math.min(Number.POSITIVE_INFINITY, ...versions);
}

/**
 * Names of the globals and members that at least one of the browsers of `browserslist` lacks, e.g. `Scheduler`,
 * `URL.canParse`, by MDN's compatibility data.
 */
export function unsupportedApis(): string[] {
  const data = JSON.parse(readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8')) as CompatData;
  const oldest = oldestVersions();
  const isMissing = ({ __compat }: Feature) =>
    __compat !== undefined &&
    oldest.some(([browser, version]) => versionWith(__compat.support[browser]) > version);
  return Object.entries({ ...data.api, ...data.javascript.builtins }).flatMap(([name, feature]) => {
    if (isMissing(feature)) return [name];
    return Object.entries(feature)
      .filter(([member, part]) => member !== '__compat' && isMissing(part as Feature))
      .map(([member]) => `${name}.${member.replace(/_(?:static|event)$/, '')}`);
  });
}

/** Runs in a page before its scripts: deletes globals and members. */
export function deleteApis(names: readonly string[]): void {
  const view = window as unknown as Record<string, (object & { prototype?: object }) | undefined>;
  for (const name of names) {
    const [owner = '', member] = name.split('.');
    // The members of a window are its own.
    const holders =
      member === undefined || owner === 'Window' ? [view] : [view[owner], view[owner]?.prototype];
    for (const holder of holders) if (holder) Reflect.deleteProperty(holder, member ?? owner);
  }
}
