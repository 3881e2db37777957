import type { MediaFacts } from '../mediaFacts';

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})`;
const TIMES = new RegExp(`^\\s*${TIME}\\s+-->\\s+${TIME}(?:\\s|$)`);

const faulty = (message: string, fix: string): MediaFacts => ({ type: 'faulty', message, fix });

const seconds = (hours: string | undefined, minutes: string | undefined, rest: string | undefined): number =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(rest);

/** Reads WebVTT captions; `seconds` is the end of the last cue. */
export function readCaptions(bytes: Buffer): MediaFacts {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return faulty('the captions are not written in UTF-8', 'save them with the encoding UTF-8');
  }
  const lines = text.split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? ''))
    return faulty(
      'the captions are no WebVTT, which is all that browsers read',
      'export them as WebVTT; of captions in SRT, make "WEBVTT" and an empty line the beginning, and write 00:01.500 with a point',
    );
  let end = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    const found = TIMES.exec(line);
    const [from, to] = found
      ? [seconds(found[1], found[2], found[3]), seconds(found[4], found[5], found[6])]
      : [];
    if (from === undefined || to === undefined || to <= from)
      return faulty(
        `line ${index + 1} of the captions, "${line.trim()}", has no two times of which the second is later`,
        'write them as 00:01.500 --> 00:04.000',
      );
    end = Math.max(end, to);
  }
  if (end === 0) return faulty('there is no caption in the file', 'write them, or export them once more');
  return { type: 'captions', seconds: end };
}
