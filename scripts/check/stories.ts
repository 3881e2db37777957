import type { Problem } from './problem';
import type { Tree } from './tree';

/** `src/components/Tag/Tag.tsx` -> folder and name; lower-case folders contain building blocks of other parts. */
const UNIT = /^src\/(components|sections|layout|templates|forms)\/([A-Z]\w*)\//;

/** `src/templates/parts/Hero.tsx`, a part that several templates share. */
const PART = /^src\/(templates\/parts)\/([A-Z]\w*)\.tsx$/;

const STORY_FILE = /^stories\/(?:(templates\/parts|[\w-]+)\/)?(?:.*\/)?(\w+)\.stories\.tsx$/;

/** Usage notes for the parts of a folder. */
const USAGE_FILE =
  /^stories\/(components|sections|layout|templates\/parts|templates|forms|notices)\/usage\.ts$/;

/** The start of an entry, as formatted by Biome. */
const USAGE_ENTRY = /^ {2}(\w+): \{/gm;

/** A part name within a sentence, recognised by two or more capitals. */
const NAME_IN_TEXT = /\b(?:[A-Z][a-z]+){2,}\b/g;

/** The component named in the meta of a story file. */
const COMPONENT = /\bcomponent\s*:\s*([A-Za-z]\w*)/;

const error = (file: string, message: string, fix: string, line = 0): Problem => ({
  file,
  line,
  message,
  fix,
});

/** A part of the site: `components/Tag`. */
const partOf = (folder: string, name: string) => `${folder}/${name}`;

/** All parts that need a story, without duplicates. */
function unitsOf(tree: Tree): Set<string> {
  return new Set(
    tree.files.flatMap((file) => {
      const [, folder, name] = UNIT.exec(file) ?? PART.exec(file) ?? [];
      return folder === undefined || name === undefined ? [] : [partOf(folder, name)];
    }),
  );
}

function unitsWithoutStory(tree: Tree, storyFiles: readonly string[]): Problem[] {
  const told = new Set(
    storyFiles.map((file) => {
      const [, folder = '', name = ''] = STORY_FILE.exec(file) ?? [];
      return partOf(folder, name);
    }),
  );
  return [...unitsOf(tree)]
    .filter((unit) => !told.has(unit))
    .map((unit) => error(`src/${unit}`, 'has no story', `write stories/${unit}.stories.tsx with its states`));
}

/** Reports story files without a component, for which Storybook shows neither props nor a description. */
function storiesWithoutComponent(tree: Tree, storyFiles: readonly string[]): Problem[] {
  return storyFiles.flatMap((file) => {
    const [, folder = '', name = ''] = STORY_FILE.exec(file) ?? [];
    const component = COMPONENT.exec(tree.read(file))?.[1];
    if (component === undefined) {
      return [error(file, 'has no component in its meta', `add "component: ${name}" to it`)];
    }
    const isUnit = tree.files.some(
      (other) => other.startsWith(`src/${folder}/${name}/`) || other === `src/${folder}/${name}.tsx`,
    );
    // A section with its own state is shown by a small component next to the story file.
    const isShown = component === name || tree.files.includes(`stories/${folder}/${component}.tsx`);
    return isUnit && !isShown
      ? [
          error(
            file,
            `has the component ${component}, not ${name}`,
            `write "component: ${name}" in its meta, or rename the file`,
          ),
        ]
      : [];
  });
}

/** Reports `loki` parameters: pictures are chosen from Storybook's index, which contains tags but no parameters. */
function unheardParameters(tree: Tree): Problem[] {
  return tree.files
    .filter((file) => /^stories\/.*\.tsx?$/.test(file) && /\bloki\s*:\s*\{/.test(tree.read(file)))
    .map((file) =>
      error(
        file,
        'has a "loki" parameter, which has no effect',
        "use the tag 'no-picture' or 'picture' instead",
      ),
    );
}

/**
 * Checks that each component, section, layout part, form, template and template part has a story in the folder of the
 * same name, and that each story file names its component and uses tags, not parameters, to choose what is pictured.
 */
export function checkStories(tree: Tree): Problem[] {
  const storyFiles = tree.files.filter((file) => STORY_FILE.test(file));
  return [
    ...unitsWithoutStory(tree, storyFiles),
    ...storiesWithoutComponent(tree, storyFiles),
    ...unheardParameters(tree),
  ];
}

/** Entries and part names in one usage file that match no part. */
function checkUsageFile(tree: Tree, file: string, folder: string, parts: ReadonlySet<string>): Problem[] {
  const text = tree.read(file);
  const names = new Set([...parts].map((part) => part.slice(part.lastIndexOf('/') + 1)));
  const leftOver = [...text.matchAll(USAGE_ENTRY)].flatMap(({ 1: name = '', index }) =>
    parts.has(partOf(folder, name))
      ? []
      : [
          error(
            file,
            `has an entry for ${name}, which does not exist in ${folder}`,
            'rename the entry to match its part, or remove it',
            text.slice(0, index).split('\n').length,
          ),
        ],
  );
  const unknown = tree
    .module(file)
    .strings.flatMap((piece) =>
      (piece.text.match(NAME_IN_TEXT) ?? [])
        .filter((name) => !names.has(name))
        .map((name) =>
          error(
            file,
            `mentions ${name}, which does not exist`,
            'write the current name of the part',
            piece.line,
          ),
        ),
    );
  return [...leftOver, ...unknown];
}

/**
 * Checks that each part with a documentation page has an entry in the `usage.ts` of its folder, and that each entry is
 * about an existing part. No story imports these files, so editing them does not invalidate pictures.
 */
export function checkUsage(tree: Tree): Problem[] {
  const files = tree.files.flatMap((file) => {
    const [, folder] = USAGE_FILE.exec(file) ?? [];
    return folder === undefined ? [] : [{ file, folder }];
  });
  const shown = tree.files.flatMap((file) => {
    const [, folder = '', name = ''] = STORY_FILE.exec(file) ?? [];
    return USAGE_FILE.test(`stories/${folder}/usage.ts`) ? [partOf(folder, name)] : [];
  });
  const parts = new Set([...unitsOf(tree), ...shown]);
  const told = new Set(
    files.flatMap(({ file, folder }) =>
      [...tree.read(file).matchAll(USAGE_ENTRY)].map(({ 1: name = '' }) => partOf(folder, name)),
    ),
  );
  const silent = [...parts]
    .filter((part) => !told.has(part))
    .map((part) => {
      const end = part.lastIndexOf('/');
      return error(
        `stories/${part.slice(0, end)}/usage.ts`,
        `has no entry for ${part.slice(end + 1)}`,
        'add one: when to use it, when not and what to use instead, and its keyboard and screen reader behaviour',
      );
    });
  return [...silent, ...files.flatMap(({ file, folder }) => checkUsageFile(tree, file, folder, parts))];
}
