import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkPosters } from '../../../../scripts/content/posters/checkPosters';
import { comparePosters } from '../../../../scripts/content/posters/comparePosters';
import { type OwnPoster, ownPosters } from '../../../../scripts/content/posters/ownPosters';
import { readFiles } from '../../../../scripts/content/readFiles';
import { POSTER_RULES } from '../../../../scripts/content/rules';
import { createSourceSet, type SourceSet } from '../../../../scripts/content/sourceSet';
import type { PictureRequest } from '../../../../scripts/images/renderPicture';
import type { Motif, PlateSet } from '../../../../src/config/posters';
import { temporaryFolder } from '../../../helpers/temporaryFolder';
import { all, set, treeWith } from '../badCase';
import { build, type Tree, withTree } from '../contentTree';

const NEWS = 'de/news/trainees.json';
const NOW = '2026-11-21T00:00';

const postersOf = (
  change: (tree: Tree) => void = () => {},
): Promise<{ set: SourceSet; images: PictureRequest[]; own: OwnPoster[] }> => {
  const tree = treeWith(change);
  return withTree(tree, async (root) => {
    const { sources } = await readFiles(path.join(root, 'content-json'), 'content-json');
    const { index } = await build(tree);
    if (!index) throw new Error('The content is wrong.');
    const sourceSet = createSourceSet(sources, 'content-json');
    const images = Object.values(index.site.images);
    // Files are read later, too, where they lie.
    for (const page of sourceSet.pages) page.placeOf(['poster'], 'value');
    return { set: sourceSet, images, own: ownPosters(sourceSet, images, NOW) };
  });
};

const poster = (motif: Motif, plates: PlateSet) =>
  all(set(NEWS, '/poster/motif', motif), set(NEWS, '/poster/set', plates));

/** Gives two pages the one motif that is drawn the same for every page. */
const alike = () => all(set('de/pages/about.json', '/poster/motif', 'stage'), poster('stage', 'paper'));

let cacheDir: string;

beforeEach(async () => {
  cacheDir = temporaryFolder();
});

describe('the posters of pages', () => {
  it('are those that are shown, once for all languages, with their formats', async () => {
    const { own } = await postersOf();
    const shown = own.map(({ page, formats }) => [`${page.kind}/${page.id}`, formats]);
    expect(shown).toContainEqual(['press/klanghaus', expect.arrayContaining(['landscape', 'square'])]);
    expect(own.filter(({ page }) => page.id === 'wien')).toHaveLength(1);
    expect(own.filter(({ page }) => page.kind === 'jobs')).toEqual([]);
    expect(own.filter(({ page }) => page.locale === 'en')).toEqual([]);
  });

  it('count before their page appears, and not while it is a draft', async () => {
    const ids = async (change: (tree: Tree) => void) =>
      (await postersOf(change)).own.map(({ page }) => page.id);
    expect(await ids(set(NEWS, '/publishAt', '2026-12-24'))).toContain('trainees');
    expect(await ids(set(NEWS, '/draft', true))).not.toContain('trainees');
  });
});

it('two posters are named with their distance, in the format in which they are nearest', async () => {
  const { own } = await postersOf(alike());
  const [nearest, ...others] = await comparePosters(own, { below: 0.08, cacheDir });
  expect(others).toEqual([]);
  expect(nearest).toMatchObject({
    first: { page: { id: 'trainees' } },
    second: { page: { id: 'about' } },
    distance: 0,
  });
});

it('an unchanged build reads one small file, and one with a changed poster looks at that alone', async () => {
  const folder = path.join(cacheDir, 'posters');
  const { own } = await postersOf();
  await comparePosters(own, { below: 0.08, cacheDir });
  const files = await readdir(folder);
  const { formats } = own.find(({ page }) => page.id === 'trainees') as OwnPoster;
  await comparePosters((await postersOf(poster('waves', 'blue'))).own, { below: 0.08, cacheDir });
  const added = (await readdir(folder)).filter((file) => !files.includes(file));
  expect(added).toHaveLength(formats.length + 1);

  const isVerdict = async (file: string) => (await stat(path.join(folder, file))).size < 100;
  for (const file of files) if (!(await isVerdict(file))) await rm(path.join(folder, file));
  const left = await readdir(folder);
  await comparePosters(own, { below: 0.08, cacheDir });
  expect(await readdir(folder)).toEqual(left);
});

it('of more posters than there are drawings none is compared', async () => {
  const { set: sources, images, own } = await postersOf(alike());
  const told = async (most: number) =>
    (await checkPosters(sources, images, NOW, { rules: { ...POSTER_RULES, most }, cacheDir })).length;
  expect(await told(own.length)).toBe(1);
  expect(await told(own.length - 1)).toBe(0);
});
