import os from 'node:os';
import path from 'node:path';
import type { Problem } from './problem';
import type { Tree } from './tree';

const BINARY = /\.(png|jpe?g|webp|avif|ico|gif|woff2?|ttf|otf|pdf|mp4|webm|zip|br|gz)$/i;

/** Folders that every machine of a kind has; a path into them says nothing about one machine. */
const COMMON = /^\/(usr|etc|var|opt|dev|proc|sys|bin|sbin|lib|run)(\/|$)/;

/** An absolute path of two or more names; not part of an address, a relative path or a regular expression. */
const ABSOLUTE = /(?<![\w.:/*\\$}\])-])\/[\w.-]+(?:\/[\w.-]+)+/g;

/** Homes and temporary folders belong to a machine whether they exist here or not. */
const PERSONAL = /^\/(?:home|Users|tmp|private\/tmp|root)\/./;

/** The tests of this rule have to name what it refuses. */
const OWN_TESTS = 'tests/scripts/check/';

const REGISTRY =
  /https?:\/\/(?:[\w.-]*\.)?(?:npmjs\.(?:org|com)|yarnpkg\.com|npmmirror\.com|(?:registry|npm|artifactory|nexus|verdaccio)[\w-]*\.[\w.-]+)(?::\d+)?\/?[^\s"'`)]*/gi;

function namesMachine(found: string, root: string): boolean {
  if (COMMON.test(found)) return false;
  const own = [root, os.homedir()].filter((folder) => folder !== '/');
  return PERSONAL.test(found) || own.some((folder) => `${found}/`.startsWith(`${folder}/`));
}

/** Proves that no committed file names a folder of this machine or the registry that the packages came from. */
export function checkMachineNames(tree: Tree): Problem[] {
  const root = path.resolve(tree.root);
  return tree.files
    .filter((file) => !BINARY.test(file) && !file.startsWith(OWN_TESTS))
    .flatMap((file) =>
      tree
        .read(file)
        .split('\n')
        .flatMap((text, index): Problem[] => {
          const problem = (message: string, fix: string): Problem => ({
            file,
            line: index + 1,
            message,
            fix,
          });
          if (file === 'package-lock.json') {
            if (!text.trimStart().startsWith('"resolved"')) return [];
            return [
              problem(
                'names the registry of a package',
                'install again with omit-lockfile-registry-resolved=true in .npmrc',
              ),
            ];
          }
          const registries = [...text.matchAll(REGISTRY)].map(([found]) =>
            problem(`names the registry ${found}`, 'leave the choice of the registry to the machine'),
          );
          const paths = [...text.matchAll(ABSOLUTE)]
            .filter(([found]) => namesMachine(found, root))
            .map(([found]) =>
              problem(
                `names ${found}, a folder of one machine`,
                "write it relative to the project's root, or ask the system for it",
              ),
            );
          return [...registries, ...paths];
        }),
    );
}
