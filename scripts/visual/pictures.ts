import { VIEWPORTS } from '../../src/theme/viewports';

/** A story in Storybook's index.json. */
export interface Story {
  id: string;
  /** Title in the catalogue, `components/JobRow`. */
  title: string;
  /** Name in the catalogue, `Long title`. */
  name: string;
  tags: readonly string[];
  /** `./stories/components/JobRow.stories.tsx`. */
  importPath: string;
}

/** A story at one width, of which Loki takes a picture. */
export interface Picture {
  story: Story;
  /** Width of the screen in CSS px. */
  width: number;
  /** Path relative to the folder of reference images, current pictures or differences, without extension. */
  name: string;
}

/** Which of the selected pictures to take. */
export interface PicturePlan {
  toTake: Picture[];
  /** Pictures of which nothing has changed since they equalled their reference images. */
  proven: Picture[];
}

/** Maximum number of pictured stories, to keep runs short. */
export const MOST_STORIES = 360;

/** Tag to exclude a story: `tags: ['no-picture']`. */
const WITHOUT_PICTURE = 'no-picture';

/** Tag to include a full page: `tags: ['picture']`. */
const WITH_PICTURE = 'picture';

/** Full pages and rows of sections are long, and their parts are pictured already. */
const FULL_PAGES = /^(templates\/|sections\/Sections$)/;

/**
 * True if pictures are taken of a story: all except those tagged `no-picture`; of full pages only `Default` and those
 * tagged `picture`.
 */
export function isPictured({ id, title, tags }: Story): boolean {
  if (tags.includes(WITHOUT_PICTURE)) return false;
  return !FULL_PAGES.test(title) || storySlug({ id }) === 'default' || tags.includes(WITH_PICTURE);
}

interface StoryIndex {
  entries: Record<string, Story & { type: string }>;
}

/** Returns the pictured stories of Storybook's index.json, in its order. */
export function picturedStories(indexJson: string): Story[] {
  const { entries } = JSON.parse(indexJson) as StoryIndex;
  return Object.values(entries)
    .filter((entry) => entry.type === 'story' && isPictured(entry))
    .map(({ id, title, name, tags, importPath }) => ({ id, title, name, tags, importPath }));
}

/** Returns the name of the Loki configuration for a width: `w360`. */
export const configurationName = (width: number) => `w${width}`;

/** Returns the part of a story's id after the component: `long-title` for `components-jobrow--long-title`. */
export const storySlug = ({ id }: Pick<Story, 'id'>) => id.slice(id.indexOf('--') + 2);

/** Returns the name of a story's picture at a width: `components/JobRow/long-title.w360`. */
export function pictureName(story: Pick<Story, 'id' | 'title'>, width: number): string {
  return `${story.title}/${storySlug(story)}.${configurationName(width)}`;
}

/** Restricts a run; without values, everything is included. */
export interface Filter {
  /** Stories' ids, or their full titles or the last parts of these; case-insensitive. */
  only?: readonly string[] | undefined;
  /** Width in CSS px. */
  width?: number | undefined;
}

function isMeant(story: Story, only: string): boolean {
  const wanted = only.toLowerCase();
  const title = story.title.toLowerCase();
  const names = [title, title.slice(title.lastIndexOf('/') + 1)];
  return (
    story.id === wanted ||
    names.includes(wanted) ||
    title.startsWith(`${wanted}/`) ||
    names.some((name) => [storySlug(story), story.name.toLowerCase()].some((s) => `${name}/${s}` === wanted))
  );
}

/** Returns the stories that match a name. */
export const meantStories = (stories: readonly Story[], only: string): readonly Story[] =>
  stories.filter((story) => isMeant(story, only));

/**
 * Returns the pictures of stories at every breakpoint that match a filter.
 * @throws {Error} if a name or the width matches nothing; the message lists the options
 */
export function picturesOf(stories: readonly Story[], filter: Filter = {}): Picture[] {
  const { only, width } = filter;
  const widths = VIEWPORTS.map((viewport) => viewport.width).filter(
    (w) => width === undefined || w === width,
  );
  if (widths.length === 0) {
    throw new Error(
      `--width is ${width}, but pictures are taken at ${VIEWPORTS.map((v) => v.width).join(', ')} px only.`,
    );
  }
  const unknown = only?.find((name) => meantStories(stories, name).length === 0);
  if (unknown !== undefined) {
    throw new Error(
      `No pictured story is called "${unknown}". Give a story's id (${stories[0]?.id ?? 'components-tag--default'}), a component (Tag), a story of it (Tag/Default) or a part of the catalogue (components); stories tagged no-picture and full pages without the tag picture have no pictures.`,
    );
  }
  const meant = new Set(only?.flatMap((name) => meantStories(stories, name)) ?? stories);
  return [...meant].flatMap((story) => widths.map((w) => ({ story, width: w, name: pictureName(story, w) })));
}
