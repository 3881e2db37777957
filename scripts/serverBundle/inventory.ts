import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metafile } from 'esbuild';

/** Fields of a package's package.json. */
interface PackageFacts {
  name: string;
  version: string;
  license?: string;
}

/** A component of a CycloneDX document, https://cyclonedx.org/docs/1.6/json/. */
interface Component {
  type: 'library';
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  purl: string;
  licenses?: [{ expression: string }];
}

/** A CycloneDX document. */
export interface Inventory {
  $schema: string;
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  version: 1;
  metadata: { component: { type: 'application'; name: string; version: string } };
  components: Component[];
}

/** Returns the folders of packages with at least one byte in the bundle. */
function bundledFolders({ outputs }: Metafile): string[] {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => file),
  );
  const folders = files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

/**
 * Converts a package to a component, identified by a package URL of type npm
 * (https://github.com/package-url/purl-spec).
 */
function component({ name, version, license }: PackageFacts): Component {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [own = name, group] = name.split('/').toReversed();
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group === undefined ? {} : { group }),
    name: own,
    version,
    purl,
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
  };
}

/**
 * Returns a bill of materials of the bundle in CycloneDX format, which vulnerability scanners read: exactly the
 * packages in it, with version and licence.
 */
export async function renderInventory(
  root: string,
  metafile: Metafile,
  { name, version }: Pick<PackageFacts, 'name' | 'version'>,
): Promise<Inventory> {
  const components = await Promise.all(
    bundledFolders(metafile).map(async (folder) =>
      component(JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8')) as PackageFacts),
    ),
  );
  const byAddress = new Map(components.map((entry) => [entry.purl, entry]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: [...byAddress.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
}
