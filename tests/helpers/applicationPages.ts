import { pagePaths } from './builtSite';

/** A language of the site. */
export type Language = 'de' | 'en';

const idOf = (path: string) => /\/jobs\/application\/.*-(\d+)\/$/.exec(path)?.[1];
const inEnglish = pagePaths.find((path) => path.startsWith('/en/') && idOf(path) !== undefined) ?? '';
const inGerman = pagePaths.find((path) => !path.startsWith('/en/') && idOf(path) === idOf(inEnglish)) ?? '';

/** Application form paths of one job that is advertised in both languages. */
export const APPLICATION_PATHS: Record<Language, string> = { de: inGerman, en: inEnglish };

/** A résumé that browser and server accept. */
export const RESUME = {
  name: 'Lebenslauf.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 resume'),
};
