import type { Problem } from './problem';
import type { Tree } from './tree';

/** `src/components/Tag/Tag.tsx` -> `Tag`; folders in lower case hold what others are made of. */
const UNIT = /^src\/(?:components|sections|layout|templates|forms)\/([A-Z]\w*)\//;

/** Each component, section, part of the layout and template has a story. */
export function checkStories(tree: Tree): Problem[] {
  const told = new Set(
    tree.files.flatMap((file) => /^stories\/.*?(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? []),
  );
  const units = new Map(
    tree.files.flatMap((file) => {
      const name = UNIT.exec(file)?.[1];
      return name === undefined
        ? []
        : [[name, file.slice(0, file.indexOf(`/${name}/`) + name.length + 1)] as const];
    }),
  );
  return [...units]
    .filter(([name]) => !told.has(name))
    .map(([name, folder]) => ({
      severity: 'error',
      file: folder,
      line: 0,
      message: 'has no story',
      fix: `write stories/${folder.split('/')[1]}/${name}.stories.tsx with its states`,
    }));
}
