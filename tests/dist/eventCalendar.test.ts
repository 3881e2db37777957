// Covers src/hosting, src/content, scripts/prerender, scripts/content, content-json/de/events, content-json/de/texts.json.
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

/** Looks for the sentence as an element, because the page data always contains it as text. */
const isPast = (page: string) =>
  />(?:Diese Veranstaltung ist vorbei|This event is over)\.</.test(htmlOf(page));
const eventPages = files.map((file) => `${path.posix.dirname(file)}/`);
/** Pages of events that had not taken place by the day of the build; may be empty at some time. */
const coming = eventPages.filter((page) => !isPast(page));

it('lies beside the page of each event, which leads to it until the event is over', () => {
  const addresses = readFileSync(path.join(DIST, 'sitemap.xml'), 'utf8');
  for (const page of eventPages) expect(addresses).toContain(`<loc>https://www.sff.example${page}</loc>`);
  expect(eventPages).toEqual(
    expect.arrayContaining(['/orchestration-days-2024/', '/tag-1/', '/tag-2/', PAGE]),
  );
  expect(coming).not.toContain('/orchestration-days-2024/');
  const linked = pagePaths.filter((page) => linkOn(page) !== undefined);
  expect(linked).toEqual(coming.toSorted());
  for (const page of linked) expect(linkOn(page)).toBe(`${page}event.ics`);
});

it.each(files)('%s can be read by a calendar', async (file) => {
  const { headers } = await fetch(site.url() + file);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');

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
  const target = coming[0] ?? PAGE;
  await page.goto(site.url() + target);
  if (javaScriptEnabled) await untilHydrated(page);
  const link = page.getByRole('link', { name: /^(In den Kalender|Add to calendar)$/ });
  // After the last event of the site there is nothing left to download.
  expect(await link.count()).toBe(coming.length === 0 ? 0 : 1);
  if (coming.length === 0) return close();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(new URL(download.url()).pathname).toBe(`${target}event.ics`);
  expect(new URL(page.url()).pathname).toBe(target);
  return close();
});
