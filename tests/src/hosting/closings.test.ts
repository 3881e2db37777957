/** @jest-environment node */
import { renderFeed, renderJsonFeed, renderSitemap } from '../../../scripts/prerender/siteFiles';
import { withoutPages } from '../../../src/hosting/closings';

const ORIGIN = 'https://www.sff.example';
const CLOSED = '/jobs/sounddesign-101/';
/** Ends with the path of the closed job, and is still open. */
const OPEN = `/en${CLOSED}`;

const entry = (path: string) => ({
  id: `tag:sff.example,2026:${path}`,
  url: ORIGIN + path,
  title: 'Sounddesign',
  // Names the other page, as a link in a text would.
  summary: `See ${ORIGIN}${CLOSED}<`,
  published: '2026-11-01',
  facts: [],
  tags: [],
});
const feed = {
  locale: 'en',
  title: 'Jobs',
  self: `${ORIGIN}/en/jobs/feed.xml`,
  home: `${ORIGIN}/en/jobs/`,
  entries: [entry(OPEN), entry(CLOSED)],
};

it.each([
  ['/sitemap.xml', renderSitemap([{ loc: ORIGIN + OPEN }, { loc: ORIGIN + CLOSED }]), `<loc>${ORIGIN}`],
  ['/en/jobs/feed.xml', renderFeed(feed), `href="${ORIGIN}`],
  ['/en/jobs/feed.json', renderJsonFeed(feed, feed.self), `"url": "${ORIGIN}`],
])('removes a closed job from %s, and no page whose path only contains its own', (path, text, before) => {
  const shorter = withoutPages(path, text, [CLOSED]);
  expect(shorter).toContain(before + OPEN);
  expect(shorter).not.toContain(before + CLOSED);
});

it('returns a file without closed jobs as it is', () => {
  const text = renderSitemap([{ loc: ORIGIN + OPEN }]);
  expect(withoutPages('/sitemap.xml', text, [CLOSED])).toBe(text);
});
