import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Outcome, PictureResult, PictureState } from '../outcome';
import type { Story } from '../pictures';
import { pictureFiles } from '../pictureFiles';

/** The pictures of one story at one width; undefined if missing. */
export interface ReportCell {
  /** Unique key, e.g. `c12`. */
  key: string;
  width: number;
  state: PictureState;
  message: string;
  /** Lossless WebP, Base64. */
  before?: string | undefined;
  after?: string | undefined;
  difference?: string | undefined;
}

/** A story with differences, at all widths of the run. */
export interface ReportStory {
  story: Story;
  cells: ReportCell[];
}

/** A component with its stories. */
export interface ReportGroup {
  title: string;
  stories: ReportStory[];
}

/** Content of the report. */
export interface ReportData {
  outcome: Outcome;
  /** Components with pictures that differ from their reference images. */
  groups: ReportGroup[];
  /** Titles of components with the names of their unchanged stories. */
  unchanged: { title: string; stories: string[] }[];
}

const base64 = (bytes: Buffer) => bytes.toString('base64');

async function webp(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  return base64(await sharp(file).webp({ lossless: true, effort: 2 }).toBuffer());
}

async function cellOf(root: string, result: PictureResult, key: string): Promise<ReportCell> {
  const { picture, state, message } = result;
  const cell: ReportCell = { key, width: picture.width, state, message };
  if (state === 'equal') return cell;
  const files = pictureFiles(root, picture.name);
  const [after, difference] = await Promise.all([webp(files.current), webp(files.difference)]);
  const before = existsSync(files.reference) ? base64(readFileSync(files.reference)) : undefined;
  return { ...cell, before, after, difference };
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Groups the results of a run by component and story, including the pictures that differ. */
export async function reportData(root: string, outcome: Outcome): Promise<ReportData> {
  const groups: ReportGroup[] = [];
  const unchanged: ReportData['unchanged'] = [];
  let count = 0;
  for (const [title, ofTitle] of groupBy(outcome.results, ({ picture }) => picture.story.title)) {
    const stories: ReportStory[] = [];
    const same: string[] = [];
    for (const results of groupBy(ofTitle, ({ picture }) => picture.story.id).values()) {
      const story = results[0]?.picture.story;
      if (!story) continue;
      if (results.every(({ state }) => state === 'equal')) {
        same.push(story.name);
        continue;
      }
      const cells: ReportCell[] = [];
      for (const result of results) {
        cells.push(await cellOf(root, result, `c${count}`));
        count += 1;
      }
      stories.push({ story, cells });
    }
    if (stories.length > 0) groups.push({ title, stories });
    if (same.length > 0) unchanged.push({ title, stories: same });
  }
  return { outcome, groups, unchanged };
}
