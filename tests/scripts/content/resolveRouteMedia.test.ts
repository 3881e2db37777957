// Covers scripts/content.
import { resolveRouteMedia, type SiteMedia } from '../../../scripts/content/resolveRouteMedia';
import type { Site } from '../../../scripts/content/site';
import { POSTER_FORMATS } from '../../../src/config/posters';
import { contentOf, ORIGIN, routeOf, siteOf } from './contentTree';

/** Posters of the motif `tiles` go out in several widths, all others as one file. */
const media: SiteMedia = {
  image(request) {
    if ('file' in request) return undefined;
    const { seed, motif, format, widths } = request;
    const isOne = motif !== 'tiles';
    const size = POSTER_FORMATS[format];
    const sources = isOne
      ? [{ url: `/img/${seed}.svg`, width: size.width }]
      : widths.map((width) => ({ url: `/img/${seed}-${width}.png`, width }));
    return { kind: isOne ? 'svg' : 'png', sources, ...size };
  },
  socialImage: (request) => ('poster' in request ? `/og/${request.poster.seed}.png` : undefined),
  file: ({ name, type }) => ({
    href: `/files/${name}`,
    format: type.toUpperCase(),
    bytes: 1229,
    ...(type === 'release' ? { pages: '2 pages' } : {}),
  }),
};

/** The site with all its routes finished. */
const finished = (site: Site, made = media): Site => ({
  ...site,
  routes: site.routes.map((route) => ({ ...route, ...resolveRouteMedia(route, site, made) })),
});

it('puts the address of every image, shared picture and file in the place of its key', async () => {
  const site = finished(await siteOf());
  for (const { page, structuredData } of site.routes)
    expect(JSON.stringify([page, structuredData])).not.toContain('media/');
  const { picture } = contentOf(site, '/about/', 'generic');
  expect(picture?.wide).toEqual({ src: '/img/about.svg', width: 1000, height: 1000 });
  expect(picture?.sources).toEqual([
    { srcSet: '/img/about.svg', media: '(max-width: 39.999em)', width: 960, height: 1200 },
    {
      srcSet: '/img/about.svg',
      media: '(max-width: 63.999em) and (orientation: landscape)',
      width: 1600,
      height: 900,
    },
  ]);
  const release = routeOf(site, '/en/press/klanghaus/');
  expect(release.page.context.page.metaTags.metaOgimage).toBe(`${ORIGIN}/og/klanghaus.png`);
  expect(JSON.stringify(release.structuredData)).toContain(`"image":["${ORIGIN}/og/klanghaus.png"]`);
  expect(contentOf(site, '/en/press/klanghaus/', 'press').downloads[0]).toEqual({
    label: 'press.label en',
    href: '/files/sff-klanghaus-en',
    format: 'RELEASE',
    pages: '2 pages',
    size: '1.2\u00a0kB',
  });
});

it('lets the browser choose among several widths', async () => {
  const tiles = { motif: 'tiles', set: 'paper', alt: 'Tiles.' };
  const changed = await siteOf((tree) => {
    Object.assign(tree['content-json/de/pages/about.json'] as object, { poster: tiles });
  });
  const { picture } = contentOf(finished(changed), '/about/', 'generic');
  expect(picture?.wide).toEqual({
    src: '/img/about-960.png',
    srcSet: '/img/about-480.png 480w, /img/about-960.png 960w, /img/about-1600.png 1600w',
    sizes: '(min-width: 64em) 65vw, (min-width: 40em) 100vw, 112vw',
    width: 1000,
    height: 1000,
  });
});

it('does not take words of an editor for a key', async () => {
  const site = await siteOf((tree) => {
    Object.assign(tree['content-json/de/pages/about.json'] as object, { title: 'media/social' });
  });
  expect(contentOf(finished(site), '/about/', 'generic').title).toBe('media/social');
});

it('fails when something that a page shows was not made', async () => {
  const site = await siteOf();
  expect(() => finished(site, { ...media, image: () => undefined })).toThrow(
    /No output was produced for media\/image\/.*"motif"/,
  );
});
