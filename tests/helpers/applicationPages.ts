import { pagePaths } from './builtSite';

/** A language of the site. */
export type Language = 'de' | 'en';

const idOf = (path: string) => /\/jobs\/application\/.*-(\d+)\/$/.exec(path)?.[1];
const inEnglish = pagePaths.find((path) => path.startsWith('/en/') && idOf(path) !== undefined) ?? '';
const inGerman = pagePaths.find((path) => !path.startsWith('/en/') && idOf(path) === idOf(inEnglish)) ?? '';

/** Application form paths of one job that is advertised in both languages. */
export const APPLICATION_PATHS: Record<Language, string> = { de: inGerman, en: inEnglish };

/** Path of a job's form, from the path of its page. */
export const applicationPath = (path: string): string => path.replace('/jobs/', '/jobs/application/');

/** The same job: its id and the path of its page. */
export function openJobOf(language: Language): { id: string; path: string } {
  const form = APPLICATION_PATHS[language];
  return { id: idOf(form) ?? '', path: form.replace('/jobs/application/', '/jobs/') };
}

/** A résumé that browser and server accept. */
export const RESUME = {
  name: 'Lebenslauf.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 resume'),
};
