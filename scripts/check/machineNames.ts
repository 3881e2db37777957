import os from 'node:os';
import path from 'node:path';
import type { Problem } from './problem';
import type { Tree } from './tree';

const BINARY = /\.(png|jpe?g|webp|avif|ico|gif|woff2?|ttf|otf|pdf|mp4|webm|zip|br|gz)$/i;

/** Folders that exist on every machine of a kind; paths into them reveal nothing about a particular one. */
const COMMON = /^\/(usr|etc|var|opt|dev|proc|sys|bin|sbin|lib|run)(\/|$)/;

/** An absolute path of two or more names; not part of a URL, a relative path or a regular expression. */
const ABSOLUTE = /(?<![\w.:/*\\$}\])-])\/[\w.-]+(?:\/[\w.-]+)+/g;

/** Home and temporary folders, which belong to a particular machine even if they do not exist on this one. */
const PERSONAL = /^\/(?:home|Users|tmp|private\/tmp|root)\/./;

/** The tests of this rule, which must contain what it forbids. */
const OWN_TESTS = 'tests/scripts/check/';

const REGISTRY =
  /https?:\/\/(?:[\w.-]*\.)?(?:npmjs\.(?:org|com)|yarnpkg\.com|npmmirror\.com|(?:registry|npm|artifactory|nexus|verdaccio)[\w-]*\.[\w.-]+)(?::\d+)?\/?[^\s"'`)]*/gi;

function namesMachine(found: string, root: string): boolean {
  if (COMMON.test(found)) return false;
  const own = [root, os.homedir()].filter((folder) => folder !== '/');
  return PERSONAL.test(found) || own.some((folder) => `${found}/`.startsWith(`${folder}/`));
}

/** Checks that no committed file contains a folder of this machine or the registry that packages were installed from. */
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
                "contains the URL of a package's registry",
                'set omit-lockfile-registry-resolved=true in .npmrc and install again',
              ),
            ];
          }
          const registries = [...text.matchAll(REGISTRY)].map(([found]) =>
            problem(
              `contains the registry URL ${found}`,
              'remove it: each machine configures its own registry',
            ),
          );
          const paths = [...text.matchAll(ABSOLUTE)]
            .filter(([found]) => namesMachine(found, root))
            .map(([found]) =>
              problem(
                `contains ${found}, a path that exists on one machine only`,
                "use a path relative to the project's root, or determine it at run time",
              ),
            );
          return [...registries, ...paths];
        }),
    );
}
