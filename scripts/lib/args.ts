import { berlinMinute } from './berlinClock.mjs';
import { type CommandLine, type Options, readArguments, type Values } from './commandLine.mjs';
import { type BUILD, DEFAULTS } from './commands.mjs';
import { ExpectedError } from './runMain';

/** An invalid setting; the message names it and how to fix it. */
export class SettingError extends ExpectedError {
  override name = 'SettingError';
}

/**
 * Reads the options of a command.
 * @throws {SettingError} for an unknown option or a missing value, with the known options
 */
export function parseOptions<Known extends Options>(
  commandLine: CommandLine<Known>,
  args: string[],
): Values<Known> {
  try {
    return readArguments(commandLine, args).values;
  } catch (error) {
    throw new SettingError((error as Error).message);
  }
}

/** Options shared by `content`, `build` and `dev`. */
export interface BuildOptions {
  contentDir: string;
  outDir: string;
  /** Origin of all absolute URLs, without a trailing slash. */
  origin: string;
  /** The only clock of a build: a day in Berlin, YYYY-MM-DD. */
  date: string;
  /** Minute of that day, HH:MM. */
  time: string;
  /** Compresses everything at the highest level, which takes longer. */
  isRelease: boolean;
  /** Includes drafts, and marks each page as a preview. */
  isPreview: boolean;
  /** Outdated translations fail the build. */
  isStaleWrong: boolean;
}

/**
 * Splits a time such as 2026-12-01T09:00 into day and minute; a day alone means its beginning.
 * @throws {SettingError} for any other value; the message contains `name`
 */
function clockOf(value: string, name: string): { date: string; time: string } {
  const [, date = '', time = '00:00'] =
    /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d))?$/.exec(value) ?? [];
  const day = new Date(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
  // The years that pages may name. In the last year of the calendar, no day after it can be written.
  if (isDay && date >= '1950' && date < '2200') return { date, time };
  throw new SettingError(
    `${name} is "${value}", but must be a day such as 2026-11-21, or a minute of it in Berlin such as 2026-11-21T09:00, in a year from 1950 to 2199`,
  );
}

function originOf(value: string, name: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && (url.protocol === 'https:' || url.protocol === 'http:') && url.href === `${url.origin}/`) {
    return url.origin;
  }
  throw new SettingError(`${name} is "${value}", but must be an origin such as https://www.sff.example`);
}

/**
 * Interprets the options of a build. Origin and date fall back to the environment (`SITE_ORIGIN`, `BUILD_DATE`), then to
 * the default origin and the current minute in Berlin.
 * @throws {SettingError} for an invalid value
 */
export function readBuildOptions(
  values: Values<(typeof BUILD)['options']>,
  env: NodeJS.ProcessEnv,
  now: Date,
): BuildOptions {
  for (const name of ['content', 'out'] as const) {
    if (values[name] === '')
      throw new SettingError(
        `--${name} is empty, but must name a folder. Is a variable of the shell not set?`,
      );
  }
  const { date, time } = clockOf(
    // A variable that is passed on but not set is empty.
    values.date ?? (env['BUILD_DATE'] || berlinMinute(now)),
    values.date === undefined ? 'BUILD_DATE' : '--date',
  );
  return {
    contentDir: values.content ?? DEFAULTS.content,
    outDir: values.out ?? DEFAULTS.out,
    origin: originOf(
      values.origin ?? (env['SITE_ORIGIN'] || DEFAULTS.origin),
      values.origin === undefined ? 'SITE_ORIGIN' : '--origin',
    ),
    date,
    time,
    isRelease: values.release ?? false,
    isPreview: values.preview ?? false,
    isStaleWrong: values['strict-translations'] ?? false,
  };
}
