import type { Tree } from '../../check/tree';

/** The folders and files of the project that a test or story looks after: `// Covers src/forms, server.` */
const COVERS = /^\/\/ Covers (.+)\.$/m;

/**
 * What a test, a helper of tests or a file of stories says that it covers; undefined where it does not say so.
 * @throws Error when it names something that is not there
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
