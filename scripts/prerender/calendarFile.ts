import { addDays } from '../../src/lib/addDays';
import type { CalendarEvent } from '../content/site';
import { contentLines, escaped } from './contentLines';

/** Time zone of Berlin (also Vienna and Zürich); the European Union has used the same changeover dates since 1996. */
const BERLIN = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const digits = (text: string): string => text.replaceAll(/[-:]/g, '');

function timesOf({ firstDay, lastDay, startTime, endTime }: CalendarEvent): string[] {
  if (startTime === undefined || endTime === undefined)
    return [
      `DTSTART;VALUE=DATE:${digits(firstDay)}`,
      // The end of an all-day event is exclusive.
      `DTEND;VALUE=DATE:${digits(addDays(lastDay, 1))}`,
      // An all-day event must not block the visitor's calendar for days.
      'TRANSP:TRANSPARENT',
    ];
  return [
    `DTSTART;TZID=Europe/Berlin:${digits(firstDay)}T${digits(startTime)}00`,
    `DTEND;TZID=Europe/Berlin:${digits(lastDay)}T${digits(endTime)}00`,
  ];
}

/**
 * Renders an event as iCalendar (RFC 5545). Contains no clock or build data: the same event gives the same file, with
 * its first day as timestamp.
 */
export function renderCalendarFile(event: CalendarEvent): string {
  const { uid, locale, title, description, place, url, firstDay, startTime } = event;
  const words = (name: string, text: string) => `${name};LANGUAGE=${locale}:${escaped(text)}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//SFF//${new URL(url).hostname}//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...(startTime === undefined ? [] : BERLIN),
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${digits(firstDay)}T000000Z`,
    ...timesOf(event),
    words('SUMMARY', title),
    words('DESCRIPTION', description),
    words('LOCATION', place),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return contentLines(lines);
}
