// Covers scripts/content/resolve.
import { all, set } from './badCase';
import { blockOf, contentOf, siteOf } from './contentTree';

const PATH = '/jobs/strategie-102/';
const houseWith = (poster: object) => set('de/locations/berlin.json', '/poster', poster);

it.each(['black', 'yellow', 'blue'])(
  'shows a city whose poster is %s on black beside its jobs, which turn yellow',
  async (plates) => {
    const site = await siteOf(houseWith({ motif: 'berlin', set: plates, alt: 'Two discs.' }));
    const { strips } = blockOf(contentOf(site, '/jobs/', 'generic').blocks, 'jobList');
    expect(strips?.['berlin']?.ground).toBe('black');
  },
);

it('keeps the number of hours with its unit, and the slash with the word before it', async () => {
  const job = 'de/jobs/102.json';
  const site = await siteOf(
    all(set(job, '/salary/basis', '38 Stunden'), set(job, '/title', 'Texterin / Texter')),
  );
  const { pay } = contentOf(site, PATH, 'jobDetail');
  expect(pay[0]).toContain('(38\u00a0Stunden)');
  const form = contentOf(site, '/jobs/application/strategie-102/', 'jobApplication');
  expect(form.title).toBe('apply.titleJob Texterin\u00a0/ Texter de');
  const { items } = blockOf(contentOf(site, '/jobs/', 'generic').blocks, 'jobList');
  expect(items.map(({ title }) => title)).toContain('Texterin\u00a0/ Texter');
});
