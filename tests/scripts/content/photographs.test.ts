// Covers scripts/content.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildContent } from '../../../scripts/content/buildContent';
import type { Site } from '../../../scripts/content/site';
import { quarters } from '../../helpers/photographs';
import { set } from './badCase';
import { baseTree, contentOf, DATE, ORIGIN, routeOf, type Tree, withTree } from './contentTree';

const PHOTO = { file: 'wand.jpg', credit: 'Testhaus', alt: 'Eine Wand aus Kacheln.', focus: [0, 0.5] };

const wall = async (color = '#e02020') =>
  (await quarters({ width: 3000, height: 2000 }, [color, '#20c020', '#2020e0', '#f0f0f0']))
    .jpeg({ quality: 30 })
    .toBuffer();

/** Builds a tree with a photograph, and again after `change`, with what the first run has kept. */
async function sitesOf(
  edit: (tree: Tree) => void,
  change?: (root: string) => Promise<void>,
): Promise<Site[]> {
  const tree = baseTree();
  tree['content-json/media/wand.jpg'] = await wall();
  edit(tree);
  return withTree(tree, async (root) => {
    const run = async () => {
      const cacheDir = path.join(root, '.cache');
      const { index, problems } = await buildContent({
        contentDir: 'content-json',
        origin: ORIGIN,
        date: DATE,
        root,
        cacheDir,
      });
      if (!index) throw new Error(JSON.stringify(problems, null, 1));
      // What is asked for is read before the tree goes.
      const { site } = index;
      const { images, socialImages, files } = site;
      const routes = site.routes.map((route) => ({ ...route, page: route.page, media: route.media }));
      return { ...site, images, socialImages, files, routes };
    };
    const first = await run();
    if (!change) return [first];
    await change(root);
    return [first, await run()];
  });
}

const photosOf = ({ images }: Site) =>
  Object.values(images).flatMap((request) => ('file' in request ? [request] : []));

it('crops a photograph to each window of its place, around its focus, in the widths that are asked for', async () => {
  const [site] = await sitesOf(set('de/cases/rollwerk.json', '/poster', PHOTO));
  const { picture, credits } = contentOf(site as Site, '/work/rollwerk/', 'case');
  expect(picture?.sources?.map(({ media }) => media)).toEqual([
    '(max-width: 47.999em)',
    '(max-width: 63.999em)',
    '(max-width: 124.999em)',
  ]);
  const square = (site as Site).images[picture?.sources?.[0]?.srcSet ?? ''];
  expect(square).toMatchObject({ file: 'wand.jpg', crop: { left: 0, top: 0, width: 2000, height: 2000 } });
  // 112vw of 360 px and 100vw of 640 px, on plain and on dense screens; and what windows from lg on ask of the same crop.
  expect(square?.widths).toEqual([404, 640, 700, 807, 900, 1280, 1400, 1800]);
  expect(picture?.wide.sizes).toBe('1200px');
  // Who made it stands among those who took part.
  expect(credits.at(-1)).toEqual({ role: 'picture.maker de', value: 'Testhaus' });
  expect(photosOf(site as Site).every(({ widths, crop }) => Math.max(...widths) <= crop.width)).toBe(true);
});

it('shares the photograph of a page, and offers that of a release for print', async () => {
  const [site] = await sitesOf((tree) => {
    for (const locale of ['de', 'en']) set(`${locale}/press/klanghaus.json`, '/poster', PHOTO)(tree);
  });
  const { metaOgimage } = routeOf(site as Site, '/presse/klanghaus/').page.context.page.metaTags;
  expect(site?.socialImages[metaOgimage]).toMatchObject({
    name: 'klanghaus',
    photo: { file: 'wand.jpg', crop: { width: 3000, height: 1575 } },
  });
  const { downloads, blocks } = contentOf(site as Site, '/presse/klanghaus/', 'press');
  expect(site?.files[downloads[1]?.href ?? '']).toMatchObject({
    type: 'photo',
    photo: { file: 'wand.jpg', width: 2560 },
  });
  expect(JSON.stringify(blocks.at(-1))).toContain('picture.credit de');
});

it('offers a picture whole, at most as wide as pictures are made, with its size and who made it', async () => {
  const picture = { file: 'wand.jpg', credit: 'Testhaus' };
  const [site] = await sitesOf(
    set('de/cases/rollwerk.json', '/blocks/3', {
      type: 'downloads',
      items: [{ title: 'Die Wand', picture }],
    }),
  );
  const { blocks } = contentOf(site as Site, '/work/rollwerk/', 'case');
  const offered = blocks.find(({ type }) => type === 'downloads');
  const [item] = offered?.type === 'downloads' ? offered.items : [];
  expect(item).toMatchObject({
    label: 'Die Wand',
    pixels: '2.560\u00a0×\u00a01.707\u00a0px',
    credit: 'picture.credit de',
  });
  expect(site?.files[item?.href ?? '']).toMatchObject({
    type: 'photo',
    name: 'wand',
    photo: { file: 'wand.jpg', crop: { left: 0, top: 0, width: 3000, height: 2000 }, width: 2560 },
  });
  // Nothing shows it, so nothing is made to be shown.
  expect(photosOf(site as Site)).toEqual([]);
});

it('sets galleries in rows of two, with a last one that is wider', async () => {
  const drawn = { motif: 'sun', set: 'yellow', alt: 'Zwei Scheiben.' };
  const [site] = await sitesOf(
    set('de/cases/rollwerk.json', '/blocks/3', {
      type: 'gallery',
      pictures: [{ ...PHOTO, caption: 'Eine Wand.' }, drawn, PHOTO],
    }),
  );
  const gallery = contentOf(site as Site, '/work/rollwerk/', 'case').blocks.at(-1);
  if (gallery?.type !== 'gallery') throw new Error('There is no gallery.');
  const wider = gallery.items.map(({ picture }) => picture.wide.sizes?.includes('51.8vw'));
  expect(wider).toEqual([true, false, true]);
  expect(gallery.items[0]?.caption).toBe('Eine Wand. picture.credit de');
});

it('makes a page again when its photograph has changed, and no other one', async () => {
  const sites = await sitesOf(set('de/cases/rollwerk.json', '/poster', PHOTO), async (root) => {
    await writeFile(path.join(root, 'content-json/media/wand.jpg'), await wall('#101010'));
  });
  const [before, after] = sites.map(({ routes }) => new Map(routes.map(({ path: at, hash }) => [at, hash])));
  const changed = [...(after ?? [])].filter(([at, hash]) => before?.get(at) !== hash).map(([at]) => at);
  expect(changed).toContain('/work/rollwerk/');
  expect(changed).not.toContain('/about/');
  expect(photosOf(sites[0] as Site)[0]?.hash).not.toBe(photosOf(sites[1] as Site)[0]?.hash);
});

it('asks for no photograph of a page that is a draft', async () => {
  const [site] = await sitesOf((tree) => {
    set('de/news/trainees.json', '/poster', PHOTO)(tree);
    set('de/news/trainees.json', '/draft', true)(tree);
  });
  expect(photosOf(site as Site)).toEqual([]);
  expect(JSON.stringify(site?.socialImages)).not.toContain('wand.jpg');
});
