import { VIEWPORTS } from '../../src/theme/viewports';

/** A story as Storybook lists it in index.json. */
export interface Story {
  id: string;
  /** Place in the catalogue, `components/JobRow`. */
  title: string;
  /** As it stands in the catalogue, `Long title`. */
  name: string;
  tags: readonly string[];
  /** `./stories/components/JobRow.stories.tsx`. */
  importPath: string;
}

/** A story at one width: what Loki takes a picture of. */
export interface Picture {
  story: Story;
  /** Width of the screen in CSS px. */
  width: number;
  /** Path below the folder of references, current pictures or differences, without the file's ending. */
  name: string;
}

/** What a run does with the pictures it was asked for. */
export interface PicturePlan {
  toTake: Picture[];
  /** Those of which nothing has changed since they were equal to their references. */
  proven: Picture[];
}

/** Most stories that are pictured, so that a run stays short. */
export const MOST_STORIES = 360;

/** Takes a story out of the pictures: `tags: ['no-picture']`. */
const WITHOUT_PICTURE = 'no-picture';

/** Takes a full page into the pictures: `tags: ['picture']`. */
const WITH_PICTURE = 'picture';

/** Full pages and whole rows of sections are long, and what they are made of is pictured already. */
const FULL_PAGES = /^(templates\/|sections\/Sections$)/;

/**
 * Whether a story is pictured: all are, except those tagged `no-picture`, and of full pages all but `Default` and those
 * tagged `picture`.
 */
export function isPictured({ id, title, tags }: Story): boolean {
  if (tags.includes(WITHOUT_PICTURE)) return false;
  return !FULL_PAGES.test(title) || storySlug({ id }) === 'default' || tags.includes(WITH_PICTURE);
}

interface StoryIndex {
  entries: Record<string, Story & { type: string }>;
}

/** The pictured stories of Storybook's index.json, in its order. */
export function picturedStories(indexJson: string): Story[] {
  const { entries } = JSON.parse(indexJson) as StoryIndex;
  return Object.values(entries)
    .filter((entry) => entry.type === 'story' && isPictured(entry))
    .map(({ id, title, name, tags, importPath }) => ({ id, title, name, tags, importPath }));
}

/** Name of the configuration of Loki for a width: `w360`. */
export const configurationName = (width: number) => `w${width}`;

/** Name of a story as part of a path: `components-jobrow--long-title` is told apart by `long-title`. */
export const storySlug = ({ id }: Pick<Story, 'id'>) => id.slice(id.indexOf('--') + 2);

/** Where the picture of a story at a width lies: `components/JobRow/long-title.w360`. */
export function pictureName(story: Pick<Story, 'id' | 'title'>, width: number): string {
  return `${story.title}/${storySlug(story)}.${configurationName(width)}`;
}

/** What a run is confined to; nothing means everything. */
export interface Filter {
  /** A story's id, or a place in the catalogue: its whole title or its last name, in any case. */
  only?: string | undefined;
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

/** The stories that a name stands for; all of them without one. */
export function meantStories(stories: readonly Story[], only: string | undefined): readonly Story[] {
  return only === undefined ? stories : stories.filter((story) => isMeant(story, only));
}

/**
 * The pictures of some stories at every breakpoint, as far as a filter lets them through.
 * @throws {Error} when the filter lets nothing through; names what there is
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
  const meant = meantStories(stories, only);
  if (meant.length === 0 && only !== undefined) {
    throw new Error(
      `No pictured story is called "${only}". Give a story's id (${stories[0]?.id ?? 'components-tag--default'}), a component (Tag), a story of it (Tag/Default) or a part of the catalogue (components); stories tagged no-picture and full pages without the tag picture have no pictures.`,
    );
  }
  return meant.flatMap((story) => widths.map((w) => ({ story, width: w, name: pictureName(story, w) })));
}
