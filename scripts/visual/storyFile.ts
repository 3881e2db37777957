/** The part of a story that its key depends on. */
export interface StoryOfFile {
  id: string;
  /** Its file, e.g. `./stories/components/Tag.stories.tsx`. */
  importPath: string;
}

/** Returns the file of a story, as named in keys: `stories/components/Tag.stories.tsx`. */
export const fileOf = ({ importPath }: Pick<StoryOfFile, 'importPath'>) => importPath.replace(/^\.\//, '');
