import type { Problem } from './problem';
import { modulesIn, type Tree } from './tree';

/** Checks that every exported declaration of src, scripts and server has a docstring, except props and styles, which their component explains. */
export function checkDocstrings(tree: Tree): Problem[] {
  return modulesIn(tree, 'src', 'scripts', 'server').flatMap((file) =>
    tree
      .module(file)
      .exports.filter(
        ({ name, hasDocstring, isStyle }) => !hasDocstring && !isStyle && !name.endsWith('Props'),
      )
      .map(
        ({ name, line }): Problem => ({
          file,
          line,
          message: `exports ${name} without a docstring`,
          fix: 'write one sentence above it in /** */: what it is, its units, what it throws',
        }),
      ),
  );
}
