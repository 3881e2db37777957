import { statSync } from 'node:fs';
import { BREAKPOINTS } from '../../src/theme/breakpoints';
import type { Problem } from '../check/problem';
import { orphanedReferences } from './outcome';
import { lokiConfigurations, type LokiConfiguration } from './lokiConfig';
import { MOST_STORIES, pictureName, picturesOf, type Story } from './pictures';
import { PICTURE_DIRS, pictureFiles, referenceNames } from './pictureFiles';

/** Limit of all reference images together, bytes: every clone of the repository contains them. */
const MOST_REFERENCE_BYTES = 60_000_000;

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

function problem(file: string, message: string, fix: string): Problem {
  return { file, line: 0, message, fix };
}

/** Checks that each breakpoint has a Loki configuration of its width. */
export function checkConfigurations(
  breakpoints: Readonly<Record<string, number>>,
  configurations: Readonly<Record<string, LokiConfiguration>>,
): Problem[] {
  const widths = new Set(Object.values(configurations).map(({ width }) => width));
  // The narrowest breakpoint starts at 0; the narrowest configuration covers it.
  const [narrowest = 0, ...others] = Object.values(breakpoints).toSorted((a, b) => a - b);
  const next = others[0] ?? Infinity;
  const missing = others.filter((start) => !widths.has(start));
  if (![...widths].some((width) => width >= narrowest && width < next)) missing.unshift(narrowest);
  const name = (start: number) => Object.keys(breakpoints).find((key) => breakpoints[key] === start);
  return missing.map((start) =>
    problem(
      'src/theme/viewports.ts',
      `has no screen for the breakpoint ${name(start)} (${start} px), so Loki has no configuration for it`,
      'derive VIEWPORTS from all of BREAKPOINTS',
    ),
  );
}

/** Returns pairs with names that differ only in case, the earlier item first. */
function pairsOfOneName<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): [Thing, Thing][] {
  const first = new Map<string, Thing>();
  return things.flatMap((thing): [Thing, Thing][] => {
    const name = nameOf(thing).toLowerCase();
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, thing);
    return earlier === undefined ? [] : [[earlier, thing]];
  });
}

/** Checks that there are not too many stories for a run, and that picture names are unique, ignoring case. */
export function checkStoryList(stories: readonly Story[]): Problem[] {
  const problems: Problem[] = [];
  if (stories.length > MOST_STORIES) {
    problems.push(
      problem(
        'stories',
        `has ${stories.length} pictured stories, but ${MOST_STORIES} is the most`,
        "put small variants together in one States story, or tag stories that show nothing new with 'no-picture'",
      ),
    );
  }
  for (const [one, other] of pairsOfOneName(stories, (story) => pictureName(story, 0))) {
    problems.push(
      problem(
        'stories',
        `gives ${one.id} and ${other.id} the same picture ${pictureName(one, 0)}`,
        'rename one of them, in more than upper and lower case',
      ),
    );
  }
  for (const { title } of stories) {
    if (!/^[\w ./()-]+$/.test(title) || title.includes('..')) {
      problems.push(
        problem(
          'stories',
          `has the title "${title}", which makes a poor file name`,
          'use letters, digits, blanks and hyphens',
        ),
      );
    }
  }
  return problems;
}

/**
 * Checks that each pictured story has a reference image at every breakpoint, each reference image a story, and that
 * they stay within the size limit.
 */
export function checkReferences(root: string, stories: readonly Story[]): Problem[] {
  const pictures = picturesOf(stories);
  const names = referenceNames(root);
  const there = new Set(names);
  const widthsByStory = new Map<string, number[]>();
  for (const { story, width, name } of pictures) {
    if (!there.has(name)) widthsByStory.set(story.id, [...(widthsByStory.get(story.id) ?? []), width]);
  }
  const title = new Map(stories.map((story) => [story.id, story.title]));
  const missing = [...widthsByStory].map(([id, widths]) =>
    problem(
      `${PICTURE_DIRS.reference}/${title.get(id)}`,
      `has no reference of ${id} at ${widths.join(', ')} px`,
      `run "npm run visual -- --only ${id}", look at visual-report/index.html and take it with "npm run visual:approve ${id}"`,
    ),
  );
  const orphaned = orphanedReferences(root, pictures).map((name) =>
    problem(
      `${PICTURE_DIRS.reference}/${name}`,
      'is the reference of no pictured story',
      'bring its story back, or run "npm run visual" and "npm run visual:approve", which removes it',
    ),
  );
  const sameNames = pairsOfOneName(names, (name) => name).map(([other, name]) =>
    problem(
      `${PICTURE_DIRS.reference}/${name}`,
      `differs from ${other} in upper and lower case only, which macOS and Windows ignore`,
      'run "npm run visual" and "npm run visual:approve", which removes the one without a story',
    ),
  );
  const bytes = names
    .map((name) => statSync(pictureFiles(root, name).reference, { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
  const tooMuch =
    bytes > MOST_REFERENCE_BYTES
      ? [
          problem(
            PICTURE_DIRS.reference,
            `holds ${megabytes(bytes)} MB, but ${megabytes(MOST_REFERENCE_BYTES)} MB is the most`,
            "tag long stories with many pictures in them with 'no-picture'; what they are made of is pictured by itself",
          ),
        ]
      : [];
  return [...missing, ...orphaned, ...sameNames, ...tooMuch];
}

/** Runs all checks of the pictures. */
export function checkPictures(root: string, stories: readonly Story[]): Problem[] {
  return [
    ...checkConfigurations(BREAKPOINTS, lokiConfigurations()),
    ...checkStoryList(stories),
    ...checkReferences(root, stories),
  ];
}
