// Covers src/hosting, src/content, scripts/prerender, scripts/content, content-json.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DIST, distFiles, htmlOf, pagePaths } from '../helpers/builtSite';
import { readCalendar, unescaped } from '../helpers/readCalendar';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { untilHydrated } from '../helpers/visit';

const site = siteInBrowser();
const PAGE = '/tag-3/';
const files = distFiles.filter((file) => file.endsWith('.ics')).map((file) => `/${file}`);
const linkOn = (page: string) => / href="([^"]+\.ics)"/.exec(htmlOf(page))?.[1];

it('lies beside the page of each event, which leads to it until the event is over', () => {
  const events = readFileSync(path.join(DIST, 'sitemap.xml'), 'utf8');
  for (const file of files)
    expect(events).toContain(`<loc>https://www.sff.example${path.dirname(file)}/</loc>`);
  const linked = pagePaths.filter((page) => linkOn(page) !== undefined);
  expect(linked).toEqual(expect.arrayContaining(['/tag-1/', '/tag-2/', PAGE]));
  for (const page of linked) expect(linkOn(page)).toBe(`${page}event.ics`);
  expect(files).toEqual(expect.arrayContaining(linked.map((page) => `${page}event.ics`)));
  expect(files).toContain('/orchestration-days-2024/event.ics');
  expect(linked).not.toContain('/orchestration-days-2024/');
});

it.each(files)('%s can be read by a calendar', (file) => {
  const { components } = readCalendar(readFileSync(path.join(DIST, file)));
  const found = components.find(({ type }) => type === 'VEVENT')?.properties ?? {};
  expect(Object.keys(found)).toEqual(
    expect.arrayContaining(['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'LOCATION', 'URL']),
  );
  expect(found['URL']?.value).toBe(`https://www.sff.example${path.dirname(file)}/`);
  expect(found['SUMMARY']?.value).not.toContain('\u00ad');
});

it('says when and where', () => {
  const { components } = readCalendar(readFileSync(path.join(DIST, PAGE, 'event.ics')));
  const [zone, event] = components;
  expect(zone?.type).toBe('VTIMEZONE');
  expect(event?.properties).toMatchObject({
    UID: { value: 'tag-3@www.sff.example' },
    DTSTART: { parameters: 'TZID=Europe/Berlin', value: '20261126T100000' },
    DTEND: { parameters: 'TZID=Europe/Berlin', value: '20261126T190000' },
    SUMMARY: { value: 'Drei Tage Andruck: Was übereinanderliegt' },
  });
  expect(unescaped(event?.properties['LOCATION']?.value ?? '')).toBe('SFF Düsseldorf, Plattenhof');
});

it.each([
  ['with', true],
  ['without', false],
])('is taken away by a press %s script, and the page stays', async (_, javaScriptEnabled) => {
  const { page, close } = await site.visit({ javaScriptEnabled });
  await page.goto(site.url() + PAGE);
  if (javaScriptEnabled) await untilHydrated(page);
  const link = page.getByRole('link', { name: 'In den Kalender' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(new URL(download.url()).pathname).toBe(`${PAGE}event.ics`);
  expect(new URL(page.url()).pathname).toBe(PAGE);
  const answer = await page.request.get(download.url());
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  await close();
});
