import type { Tree } from '../../check/tree';

/** The comment that names the folders and files that a test or story covers: `// Covers src/forms, server.` */
const COVERS = /^\/\/ Covers (.+)\.$/m;

/**
 * Returns what a test, a test helper or a story file covers, as stated by itself; undefined if it does not state this.
 * @throws Error if it names something that does not exist
 */
export function coveredBy(tree: Tree, module: string): string[] | undefined {
  if (!/^(?:tests|stories)\//.test(module)) return undefined;
  const covered = COVERS.exec(tree.read(module))?.[1]?.split(', ');
  for (const path of covered ?? []) {
    if (!tree.files.some((file) => file === path || file.startsWith(`${path}/`))) {
      throw new Error(`${module} covers ${path}, which does not exist.`);
    }
  }
  return covered;
}
