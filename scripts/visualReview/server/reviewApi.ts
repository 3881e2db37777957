import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { THEMES } from '../../../src/config/themes';
import { LOCALE_CODES, LOCALES } from '../../../src/content/locales';
import { VIEWPORTS } from '../../../src/theme/viewports';
import { readTree, type Tree } from '../../check/tree';
import { Refusal } from '../../lib/readJson';
import { confinedWords } from '../../visual/outcome';
import { pictureFiles, referenceNames } from '../../visual/pictureFiles';
import { fileOf } from '../../visual/storyFile';
import { coverage } from '../coverage';
import { COVERAGE_EXCEPTIONS } from '../coverageExceptions';
import type {
  ComponentWeight,
  Coverage,
  DecideRequest,
  ReviewRun,
  StoryDetails,
  StoryFacts,
  StoryHistory,
} from '../protocol';
import { rejectedList } from '../rejectedList';
import { headCommit, storyHistory } from '../story/storyHistory';
import { readStories } from '../story/readStories';
import { storyDetails } from '../story/storyDetails';
import { componentFile, type Weigher } from '../weight/weigher';
import { shownFiles } from './references';
import { ReviewError, type ReviewSession, SUPERSEDED } from './reviewSession';

const WIDTHS = VIEWPORTS.map(({ width }) => width);

/** A change, with the id of the run that the page shows. */
const Change = z.object({ run: z.string() });

const Decide = Change.extend({
  names: z.array(z.string()),
  verdict: z.enum(['accepted', 'rejected']).optional(),
  comment: z.string().max(10_000).optional(),
});

const Comment = Change.extend({ name: z.string(), text: z.string().max(10_000) });

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  if (error) throw new Refusal(400, z.prettifyError(error));
  return data as T;
}

/** Returns the coverage of components by reference images. */
export async function coverageOf(root: string, stories: readonly StoryFacts[]): Promise<Coverage> {
  const references = new Set(referenceNames(root));
  return coverage(
    stories,
    references,
    { themes: THEMES, locales: LOCALE_CODES, widths: WIDTHS },
    COVERAGE_EXCEPTIONS,
  );
}

/** Requests of the review page. */
export interface ReviewApi {
  run(): ReviewRun;
  story(id: string): Promise<StoryDetails>;
  history(name: string): Promise<StoryHistory>;
  /** Weight of a story's component; null if it shows none. */
  weight(id: string): Promise<ComponentWeight | null>;
  coverage(): Promise<Coverage>;
  rejected(): Promise<string>;
  /** Returns a picture's bytes and media type. */
  picture(which: string, name: string): Promise<{ body: Buffer; type: string }>;
  decide(body: unknown): void;
  comment(body: unknown): void;
  undo(body: unknown): { names: string[] };
}

/**
 * Creates the API of a session.
 * @param storybook origin of the static Storybook
 */
export function createApi(
  root: string,
  session: ReviewSession,
  { storybook, weigher }: { storybook: string; weigher: Weigher },
): ReviewApi {
  let stories: Promise<StoryFacts[]> | undefined;
  let tree: Tree | undefined;
  const items = new Map(session.items.map((item) => [item.name, item]));
  const allStories = () => {
    stories ??= readStories(root);
    // Allow a retry after a failure.
    stories.catch(() => (stories = undefined));
    return stories;
  };
  const storyFile = (storyId: string) => {
    const found = session.run.outcome.results.find(({ picture }) => picture.story.id === storyId);
    return found && fileOf(found.picture.story);
  };

  async function details(id: string): Promise<StoryDetails> {
    const found = storyDetails(root, await allStories(), id, WIDTHS);
    if (!found) throw new Refusal(404, `There is no story ${id}.`);
    return found;
  }

  /** Parses a change. @throws {ReviewError} if the page shows another run */
  function change<T extends z.infer<typeof Change>>(schema: z.ZodType<T>, body: unknown): T {
    const request = parse(schema, body);
    if (request.run !== session.id) throw new ReviewError(SUPERSEDED);
    return request;
  }

  return {
    run: () => ({
      id: session.id,
      items: [...session.items],
      confined: confinedWords(session.run.outcome.filter),
      elsewhere: session.elsewhere,
      storybook,
      widths: WIDTHS,
      themes: [...THEMES],
      locales: Object.fromEntries(LOCALE_CODES.map((code) => [code, LOCALES[code].autonym])),
    }),
    story: details,
    async history(name) {
      const file = storyFile(items.get(name)?.storyId ?? '');
      if (file === undefined) throw new Refusal(404, `${name} is no picture of this run.`);
      tree ??= readTree(root);
      return storyHistory(tree, file, name);
    },
    async weight(id) {
      const story = storyFile(id);
      if (story === undefined) throw new Refusal(404, `There is no story ${id} in this run.`);
      const file = componentFile(root, story);
      return file === undefined ? null : weigher.weigh(file);
    },
    coverage: async () => coverageOf(root, await allStories()),
    async rejected() {
      const { decisions, kinds } = session.status();
      return rejectedList({ items: session.items, decisions, kinds, commit: await headCommit(root) });
    },
    async picture(which, name) {
      // Only names from the run or of reference images; anything else must not be read as a file.
      const files = items.has(name)
        ? { ...shownFiles(root, name), reference: pictureFiles(root, name).reference }
        : { reference: referenceNames(root).includes(name) ? pictureFiles(root, name).reference : undefined };
      const file = Object.entries(files).find(([key]) => key === which)?.[1];
      if (file === undefined || !existsSync(file)) throw new Refusal(404, 'There is no such picture.');
      return { body: await readFile(file), type: file.endsWith('.webp') ? 'image/webp' : 'image/png' };
    },
    decide: (body) => session.decide(change(Decide, body) as DecideRequest),
    comment(body) {
      const { name, text } = change(Comment, body);
      session.comment(name, text);
    },
    undo(body) {
      change(Change, body);
      return { names: session.undo() };
    },
  };
}
