import type { Problem } from './problem';
import type { Tree } from './tree';

/** `src/components/Tag/Tag.tsx` -> folder and name; folders in lower case hold what others are made of. */
const UNIT = /^src\/(components|sections|layout|templates|forms)\/([A-Z]\w*)\//;

/** `src/templates/parts/Hero.tsx`, a part that several templates share. */
const PART = /^src\/(templates\/parts)\/([A-Z]\w*)\.tsx$/;

const STORY_FILE = /^stories\/(?:(templates\/parts|[\w-]+)\/)?(?:.*\/)?(\w+)\.stories\.tsx$/;

/** What the meta of a story file names as its component. */
const COMPONENT = /\bcomponent\s*:\s*([A-Za-z]\w*)/;

const error = (file: string, message: string, fix: string): Problem => ({
  file,
  line: 0,
  message,
  fix,
});

function unitsWithoutStory(tree: Tree, storyFiles: readonly string[]): Problem[] {
  const told = new Set(
    storyFiles.map((file) => {
      const [, folder = '', name = ''] = STORY_FILE.exec(file) ?? [];
      return `${folder}/${name}`;
    }),
  );
  const units = new Set(
    tree.files.flatMap((file) => {
      const [, folder, name] = UNIT.exec(file) ?? PART.exec(file) ?? [];
      return folder === undefined || name === undefined ? [] : [`${folder}/${name}`];
    }),
  );
  return [...units]
    .filter((unit) => !told.has(unit))
    .map((unit) => error(`src/${unit}`, 'has no story', `write stories/${unit}.stories.tsx with its states`));
}

/** Without a component Storybook shows no table of props and no description. */
function storiesWithoutComponent(tree: Tree, storyFiles: readonly string[]): Problem[] {
  return storyFiles.flatMap((file) => {
    const [, folder = '', name = ''] = STORY_FILE.exec(file) ?? [];
    const component = COMPONENT.exec(tree.read(file))?.[1];
    if (component === undefined) {
      return [error(file, 'names no component', `say "component: ${name}" in its meta`)];
    }
    const isUnit = tree.files.some(
      (other) => other.startsWith(`src/${folder}/${name}/`) || other === `src/${folder}/${name}.tsx`,
    );
    // A section with a state of its own is shown through a small component beside the story file.
    const isShown = component === name || tree.files.includes(`stories/${folder}/${component}.tsx`);
    return isUnit && !isShown
      ? [error(file, `is about ${component}`, `say "component: ${name}" in its meta, or rename the file`)]
      : [];
  });
}

/** The list of pictures is read from Storybook's index, which knows tags and no parameters. */
function unheardParameters(tree: Tree): Problem[] {
  return tree.files
    .filter((file) => /^stories\/.*\.tsx?$/.test(file) && /\bloki\s*:\s*\{/.test(tree.read(file)))
    .map((file) =>
      error(
        file,
        'speaks to Loki by parameters, which nobody hears',
        "use the tag 'no-picture' or 'picture'",
      ),
    );
}

/**
 * Each component, section, part of the layout, form, template and part of templates has a story in the folder of the
 * same name, and each story file says what it is about and, by tags, whether it is pictured.
 */
export function checkStories(tree: Tree): Problem[] {
  const storyFiles = tree.files.filter((file) => STORY_FILE.test(file));
  return [
    ...unitsWithoutStory(tree, storyFiles),
    ...storiesWithoutComponent(tree, storyFiles),
    ...unheardParameters(tree),
  ];
}
