// Covers src/document, scripts/prerender, content-json/de/jobs, content-json/en/jobs, content-json/de/texts.json, content-json/en/texts.json.
import { htmlOf, pagePaths } from '../helpers/builtSite';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { lookAtEach } from '../helpers/visit';

const site = siteInBrowser();
const jobPaths = pagePaths.filter((path) => /^(\/en)?\/jobs\/[^/]+-\d+\/$/.test(path));

interface JobPosting {
  '@type': string;
  title: string;
  description: string;
  datePosted: string;
  validThrough?: string;
  employmentType: string[];
  identifier: { value: string };
  jobLocation?: { address: { addressLocality: string } }[];
  baseSalary?: { value: { value?: number; minValue?: number; maxValue?: number } };
}

function postingOf(path: string): JobPosting | undefined {
  const blocks = [...htmlOf(path).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return blocks
    .map(([, json = '']) => JSON.parse(json) as JobPosting)
    .find((entry) => entry['@type'] === 'JobPosting');
}

/** Letters and digits only: spaces, thousands separators and soft hyphens are typography. */
const bare = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const sentences = (html: string) =>
  html
    .split(/<[^>]+>/)
    .filter(Boolean)
    .map((text) => text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity));

it('tells search engines about a job exactly what its page shows', async () => {
  expect(jobPaths.length).toBeGreaterThan(20);
  const faults: string[] = [];
  const open = () => site.visit({ javaScriptEnabled: false });
  await lookAtEach(jobPaths, open, async ({ page }, path) => {
    const posting = postingOf(path);
    if (!posting) {
      faults.push(`${path}: no JobPosting`);
      return;
    }
    await page.goto(site.url() + path);
    const shown = bare(await page.locator('main').innerText());
    const { baseSalary, validThrough } = posting;
    const [year = '', , day = ''] = posting.datePosted.split('-');
    const claims = [
      posting.title,
      ...sentences(posting.description),
      year,
      String(Number(day)),
      ...(validThrough === undefined ? [] : [validThrough.slice(0, 4)]),
      posting.identifier.value,
      ...(posting.jobLocation ?? []).map(({ address }) => address.addressLocality),
      ...Object.values(baseSalary?.value ?? {})
        .filter((value) => typeof value === 'number')
        .map(String),
    ];
    faults.push(
      ...claims.filter((claim) => !shown.includes(bare(claim))).map((claim) => `${path}: ${claim}`),
    );
    if (/\(m\/[wf]\/d\)|€|CHF/.test(posting.title)) faults.push(`${path}: codes in "${posting.title}"`);
  });
  expect(faults).toEqual([]);
});

it.each(['', '/en'])('has a feed of jobs at %s/jobs/feed.xml that readers can read', async (prefix) => {
  const { page, close } = await site.visit();
  await page.goto(`${site.url()}${prefix}/jobs/`);
  const feed = await page.evaluate(async (url) => {
    const answer = await fetch(url);
    const xml = new DOMParser().parseFromString(await answer.text(), 'application/xml');
    const textOf = (parent: Element, name: string) => parent.getElementsByTagName(name)[0]?.textContent ?? '';
    const linkOf = (parent: Element, rel: string) =>
      parent.querySelector(`:scope > link[rel="${rel}"]`)?.getAttribute('href') ?? '';
    const root = xml.documentElement;
    return {
      type: answer.headers.get('content-type'),
      namespace: root.namespaceURI,
      error: xml.getElementsByTagName('parsererror').length,
      self: linkOf(root, 'self'),
      id: textOf(root, 'id'),
      updated: textOf(root, 'updated'),
      author: textOf(root, 'name'),
      entries: [...root.getElementsByTagName('entry')].map((entry) => ({
        id: textOf(entry, 'id'),
        title: textOf(entry, 'title'),
        updated: textOf(entry, 'updated'),
        link: linkOf(entry, 'alternate'),
        summary: textOf(entry, 'summary'),
      })),
    };
  }, `${prefix}/jobs/feed.xml`);
  const origin = 'https://www.sff.example';
  expect(feed).toMatchObject({
    namespace: 'http://www.w3.org/2005/Atom',
    error: 0,
    self: `${origin}${prefix}/jobs/feed.xml`,
    id: `${origin}${prefix}/jobs/feed.xml`,
    author: 'SFF',
  });
  expect(feed.type).toMatch(/^application\/(atom\+)?xml/);
  const paths = feed.entries.map(({ link }) => link.replace(origin, '')).sort();
  expect(paths).toEqual(jobPaths.filter((path) => path.startsWith(`${prefix}/jobs/`)).sort());
  expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(feed.entries.length);
  for (const { title, summary, updated } of feed.entries) {
    expect(title).not.toMatch(/\u00AD|&\w+;/);
    expect(summary.length).toBeGreaterThan(20);
    expect(Number.isNaN(Date.parse(updated))).toBe(false);
  }
  expect(feed.updated).toBe(
    feed.entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1),
  );
  await close();
});
