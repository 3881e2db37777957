import { parseArgs } from 'node:util';

/** A setting that is not what it must be; its message names the setting and how to put it right. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** Options that `content`, `build` and `dev` have in common. */
export interface BuildOptions {
  contentDir: string;
  outDir: string;
  /** Origin of all absolute addresses, without a trailing slash. */
  origin: string;
  /** The build's only clock, YYYY-MM-DD. */
  date: string;
  /** Everything is compressed as far as it goes, which takes longer. */
  isRelease: boolean;
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

function originOf(value: string, name: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (
    url &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.pathname === '/' &&
    url.search === ''
  ) {
    return url.origin;
  }
  throw new SettingError(`${name} is "${value}", but must be an origin such as https://www.sff.example`);
}

/**
 * Reads `--content`, `--out`, `--origin`, `--date` and `--release`, with the environment (`SITE_ORIGIN`, `BUILD_DATE`) behind
 * them and today in UTC as the last resort for the date.
 * @throws {SettingError} for an unknown option or a value of the wrong form
 */
export function readBuildOptions(args: string[], env: NodeJS.ProcessEnv, today: Date): BuildOptions {
  let values: { content?: string; out?: string; origin?: string; date?: string; release?: boolean };
  try {
    values = parseArgs({
      args,
      options: {
        content: { type: 'string' },
        out: { type: 'string' },
        origin: { type: 'string' },
        date: { type: 'string' },
        release: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new SettingError(
      `${(error as Error).message} Known options: --content, --out, --origin, --date, --release.`,
    );
  }
  const date = values.date ?? env['BUILD_DATE'] ?? today.toISOString().slice(0, 10);
  if (!isDay(date)) {
    const name = values.date === undefined ? 'BUILD_DATE' : '--date';
    throw new SettingError(`${name} is "${date}", but must be a day such as 2026-11-21`);
  }
  return {
    contentDir: values.content ?? 'content-json',
    outDir: values.out ?? 'dist',
    origin: originOf(
      values.origin ?? env['SITE_ORIGIN'] ?? 'https://www.sff.example',
      values.origin === undefined ? 'SITE_ORIGIN' : '--origin',
    ),
    date,
    isRelease: values.release ?? false,
  };
}
