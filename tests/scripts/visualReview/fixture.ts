import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { STORYBOOK_DIR, storybookStamp } from '../../../scripts/visual/buildStorybook';
import { rememberRun } from '../../../scripts/visual/lastRun';
import { outcomeOf } from '../../../scripts/visual/outcome';
import { picturesOf, type Story } from '../../../scripts/visual/pictures';
import type { Pixels } from '../../../scripts/visualReview/differences/measureDifference';
import { temporaryFolder } from '../../helpers/temporaryFolder';
import { putCurrent, putDifference, putReference, story } from '../visual/fixture';

/** A rectangle of one colour; colours as `0xRRGGBB`. */
export type Rectangle = [x: number, y: number, width: number, height: number, colour: number];

/** A picture of rectangles on a background. */
export function paint(width: number, height: number, ground: number, ...rectangles: Rectangle[]): Pixels {
  const data = Buffer.alloc(width * height * 4);
  const whole: Rectangle = [0, 0, width, height, ground];
  for (const [left, top, wide, high, colour] of [whole, ...rectangles]) {
    for (let y = top; y < Math.min(top + high, height); y += 1) {
      for (let x = left; x < Math.min(left + wide, width); x += 1) {
        data.writeUInt32BE(colour * 256 + 255, (y * width + x) * 4);
      }
    }
  }
  return { data, width, height };
}

const pngOf = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

const WHITE = 0xffffff;
const BLUE = 0x2222ff;
const GREEN = 0x22aa22;

/** A tag before and after its colour was changed. */
export const TAG = {
  before: paint(120, 80, WHITE, [10, 10, 60, 24, BLUE]),
  after: paint(120, 80, WHITE, [10, 10, 60, 24, GREEN]),
};

/** A note before and after it has grown. */
const NOTE = {
  before: paint(120, 60, WHITE, [10, 10, 40, 20, 0]),
  after: paint(120, 72, WHITE, [10, 10, 40, 32, 0]),
};

/** Names of the pictures of the small run. */
export const NAMES = {
  tagDefault: 'components/Tag/default.w360',
  tagLong: 'components/Tag/long.w360',
  note: 'components/Note/default.w360',
  same: 'components/Same/default.w360',
  added: 'components/New/default.w360',
  failed: 'components/Failed/default.w360',
  orphan: 'components/Gone/default.w360',
};

export const STORIES: readonly Story[] = [
  story('components/Tag'),
  story('components/Tag', 'long'),
  story('components/Note'),
  story('components/Same'),
  story('components/New'),
  story('components/Failed'),
];

/** A story page that can only answer the review. */
const STORY_PAGE = `<!doctype html><html lang="en"><head><title>Story</title></head><body><div id="storybook-root">A story</div>
<script>
const listeners = {};
const id = new URL(location.href).searchParams.get('id');
window.__STORYBOOK_PREVIEW__ = {
  channel: { on: (event, listener) => { listeners[event] = listener; } },
  storyStoreValue: {
    loadStory: async ({ storyId }) => ({
      initialArgs: { label: 'Kampagne', onPress: function onPress() {} },
      storyGlobals: storyId.endsWith('--long') ? { theme: 'dark', locale: 'en' } : {},
      parameters: { docs: { source: { originalSource: 'code of ' + storyId } } },
    }),
  },
};
console.warn('said by', id);
setTimeout(() => listeners.storyFinished({ storyId: id, reporters: [{ type: 'a11y', result: {
  violations: [{ id: 'color-contrast', help: 'Contrast', impact: 'serious', nodes: [{ target: ['#storybook-root'] }] }],
  passes: [{}, {}], incomplete: [] } }] }), 300);
</script></body></html>`;

function writeStorybook(root: string, stories: readonly Story[]): void {
  const folder = path.join(root, STORYBOOK_DIR);
  mkdirSync(folder, { recursive: true });
  const entries = Object.fromEntries(stories.map((one) => [one.id, { ...one, type: 'story' }]));
  writeFileSync(path.join(folder, 'index.json'), JSON.stringify({ entries }));
  writeFileSync(path.join(folder, 'iframe.html'), STORY_PAGE);
}

/** Stores a run with these pictures as the last one; an unequal picture that was taken counts as changed or new. */
export function rememberPictures(root: string, stories: readonly Story[], equal: readonly string[]): void {
  const outcome = outcomeOf(
    root,
    { toTake: picturesOf(stories, { width: 360 }), proven: [] },
    { equal: new Set(equal), unequal: new Map([[NAMES.failed, 'Failed to render']]) },
    {},
  );
  // As if the run had been complete: only then are reference images without a story reported.
  rememberRun(root, { outcome, storybook: storybookStamp(root), keys: {} });
}

/** Writes the reference image of a story, its new picture, or both with their difference. */
export async function putPictures(
  root: string,
  name: string,
  { before, after }: { before?: Pixels; after?: Pixels },
): Promise<void> {
  if (before) await putReference(root, name, pngOf(before));
  if (!after) return;
  await putCurrent(root, name, pngOf(after));
  if (before) await putDifference(root, name, pngOf(after));
}

/** A project after a small run: two recoloured tags, a note that has grown, and one new, failed, orphaned and equal picture each. */
export async function reviewedProject(): Promise<string> {
  const root = temporaryFolder();
  const sources = {
    'src/entry.client.tsx': 'export const page = 1;\n',
    'src/components/Tag/Tag.tsx': `export const Tag = 'a text that only this component has';\n`,
  };
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  writeStorybook(root, STORIES);
  const put = (name: string, pictures: Parameters<typeof putPictures>[2]) =>
    putPictures(root, name, pictures);
  await put(NAMES.tagDefault, TAG);
  await put(NAMES.tagLong, TAG);
  await put(NAMES.note, NOTE);
  await put(NAMES.same, { before: TAG.before, after: TAG.before });
  await put(NAMES.added, { after: TAG.after });
  await put(NAMES.orphan, { before: TAG.before });
  rememberPictures(root, STORIES, [NAMES.same]);
  return root;
}

/** Pixels of a picture's reference image. */
export async function referencePixels(file: string): Promise<Buffer> {
  return sharp(readFileSync(file)).ensureAlpha().raw().toBuffer();
}
