import type { CalendarEvent } from '../../../scripts/content/site';
import { renderCalendarFile } from '../../../scripts/prerender/calendarFile';
import { readCalendar, unescaped } from '../../helpers/readCalendar';

const event: CalendarEvent = {
  uid: 'tag-3@www.sff.example',
  locale: 'de',
  title: 'Drei Tage Andruck: Was übereinanderliegt',
  description: 'Gelb, Blau; was bleibt?\nPfad: C:\\Andruck',
  place: 'SFF Düsseldorf, Plattenhof',
  url: 'https://www.sff.example/tag-3/',
  firstDay: '2026-11-26',
  lastDay: '2026-11-26',
};

const read = (fields: Partial<CalendarEvent> = {}) =>
  readCalendar(Buffer.from(renderCalendarFile({ ...event, ...fields })));

const eventIn = (fields?: Partial<CalendarEvent>) =>
  read(fields).components.find(({ type }) => type === 'VEVENT')?.properties ?? {};

it('is a calendar with one event, which says what, where and where to read more', () => {
  const { type, properties, components } = read();
  expect(type).toBe('VCALENDAR');
  expect(properties['VERSION']?.value).toBe('2.0');
  expect(properties['PRODID']?.value).toBe('-//SFF//www.sff.example//DE');
  expect(components.map((component) => component.type)).toEqual(['VEVENT']);
  const { UID, URL: url, SUMMARY, LOCATION, DESCRIPTION } = eventIn();
  expect([UID?.value, url?.value]).toEqual([event.uid, event.url]);
  expect(SUMMARY).toEqual({ parameters: 'LANGUAGE=de', value: event.title });
  expect(LOCATION?.value).toBe(String.raw`SFF Düsseldorf\, Plattenhof`);
  expect(DESCRIPTION?.value).toBe(String.raw`Gelb\, Blau\; was bleibt?\nPfad: C:\\Andruck`);
  expect(unescaped(DESCRIPTION?.value ?? '')).toBe(event.description);
});

it('lasts whole days, to the end of the last one, where it has no times', () => {
  expect(eventIn({ lastDay: '2026-11-30' })).toMatchObject({
    DTSTART: { parameters: 'VALUE=DATE', value: '20261126' },
    DTEND: { parameters: 'VALUE=DATE', value: '20261201' },
    TRANSP: { value: 'TRANSPARENT' },
  });
});

it('lasts from a time to a time by the clock in Berlin, whose rules are in the file', () => {
  const times = { lastDay: '2026-11-27', startTime: '09:30', endTime: '18:00' };
  const found = eventIn(times);
  expect(found).toMatchObject({
    DTSTART: { parameters: 'TZID=Europe/Berlin', value: '20261126T093000' },
    DTEND: { parameters: 'TZID=Europe/Berlin', value: '20261127T180000' },
  });
  expect(found['TRANSP']).toBeUndefined();
  const [zone] = read(times).components;
  expect(zone?.type).toBe('VTIMEZONE');
  expect(zone?.properties['TZID']?.value).toBe('Europe/Berlin');
  expect(zone?.components.map(({ type, properties }) => [type, properties['TZOFFSETTO']?.value])).toEqual([
    ['DAYLIGHT', '+0200'],
    ['STANDARD', '+0100'],
  ]);
});

it('is folded at 75 octets, never inside a letter', () => {
  for (let length = 60; length < 80; length += 1) {
    const title = `${'x'.repeat(length)}äöü€🎡${'ß'.repeat(100)}`;
    expect(eventIn({ title })['SUMMARY']?.value).toBe(title);
  }
});

it('is the same file each time, stamped with the first day of the event', () => {
  expect(renderCalendarFile(event)).toBe(renderCalendarFile({ ...event }));
  expect(eventIn()['DTSTAMP']?.value).toBe('20261126T000000Z');
});

it('is one event in both languages', () => {
  const english = eventIn({ locale: 'en', title: 'Three days of proof' });
  expect(english['UID']).toEqual(eventIn()['UID']);
  expect(english['SUMMARY']?.parameters).toBe('LANGUAGE=en');
});
