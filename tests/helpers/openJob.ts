import { pagePaths } from './builtSite';

/** A job of the built site that accepts applications. */
export function openJobOf(language: 'de' | 'en'): { id: string; path: string } {
  const prefix = language === 'de' ? '' : '/en';
  const pattern = new RegExp(`^${prefix}/jobs/application/(.*-(\\d+))/$`);
  for (const form of pagePaths) {
    const [, slug, id] = pattern.exec(form) ?? [];
    if (slug !== undefined && id !== undefined) return { id, path: `${prefix}/jobs/${slug}/` };
  }
  throw new Error(`No open job takes applications in ${language}.`);
}

/** Path of a job's form, from the path of its page. */
export function applicationPath(path: string): string {
  return path.replace('/jobs/', '/jobs/application/');
}
