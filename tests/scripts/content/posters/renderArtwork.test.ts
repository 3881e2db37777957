import { renderArtwork, type ShownPoster } from '../../../../scripts/content/posters/renderArtwork';

const poster = (name: string, fields: Partial<ShownPoster> = {}): ShownPoster => ({
  drawing: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  name,
  inks: 'sun, on blue',
  ...fields,
});

it('the sheet names the nearest pair with its distance, and for each poster the one next to it', () => {
  const near = { nearest: { name: 'news/b', distance: 0.05 } };
  const sheet = renderArtwork({
    leastDistance: 0.08,
    nearest: { first: poster('news/a'), second: poster('news/b'), distance: 0.0799, format: 'hero' },
    posters: [poster('news/a', near), poster('news/<c>', { nearest: { name: 'news/a', distance: 0.2 } })],
    others: [poster('case-3')],
  });
  // Rounded down: less than the limit never looks like the limit.
  expect(sheet).toContain('The nearest pair: 7 % apart (hero)');
  expect(sheet).toContain('<p class="near">5 % from news/b</p>');
  expect(sheet).toContain('news/&lt;c&gt;<br>sun, on blue</p><p>20 % from news/a</p>');
  expect(sheet).toContain('not compared: 1');
  expect(sheet.match(/data:image\/svg\+xml;base64,/g)).toHaveLength(5);
});

it('a site with one poster has no pair', () => {
  const sheet = renderArtwork({ leastDistance: 0.08, posters: [poster('news/a')], others: [] });
  expect(sheet).not.toContain('nearest pair');
});
