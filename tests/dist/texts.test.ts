// Covers src, scripts/content, content-json.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EmbeddedData } from '../../src/content/pageData';
import { DIST, htmlOf, languageOf, pagePaths, templateOf } from '../helpers/builtSite';

/** The data embedded in a page. */
function dataOf(page: string): EmbeddedData {
  const [, json = ''] =
    /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(htmlOf(page)) ?? [];
  return JSON.parse(json) as EmbeddedData;
}

/** Keys of the texts in a page. */
function textsOf(page: string): string[] {
  const queries = Object.values(dataOf(page).queries);
  return queries.flatMap((query) => (query.query === 'texts' ? Object.keys(query.data) : []));
}

const scriptsOf = (page: string) => [
  ...new Set([...htmlOf(page).matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)),
];

const textsByPage = new Map(pagePaths.map((page) => [page, textsOf(page)]));

/** Keys of all texts that any page contains: those that browser code uses. */
const sentKeys = [...new Set([...textsByPage.values()].flat())];

const namedByScript = new Map<string, string[]>();

/** The keys that a script contains, as a literal or, as in `jobs.level.${id}`, by their beginning. */
function keysNamedBy(script: string): string[] {
  const known = namedByScript.get(script);
  if (known) return known;
  const code = readFileSync(path.join(DIST, script), 'utf8');
  const literals = new Set(Array.from(code.matchAll(/["'`]([a-z][\w.-]*)["'`]/gi), ([, word = '']) => word));
  const beginnings = new Set(
    Array.from(code.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/gi), ([, word = '']) => word),
  );
  const named = sentKeys.filter(
    (key) => literals.has(key) || [...beginnings].some((beginning) => key.startsWith(beginning)),
  );
  namedByScript.set(script, named);
  return named;
}

/** Both forms share the code of all fields; only applications have files, dates and salaries. */
const isOfApplications = (key: string) => /^(?:apply|upload)\./.test(key);

/** The error code includes one sentence that only the contact form, which has a phone field, can show. */
const isOfContact = (key: string) => key.startsWith('contact.');

/** The thanks for a message are bundled with embedded players, whose pages never show them. */
const isOfThanks = (key: string) => key.startsWith('contact.success.');
const hasMessages = (page: string) => /"type":"contact(?:Form|Sent)"/.test(htmlOf(page));

describe('the texts of a page', () => {
  it('are all that its scripts can ask for', () => {
    const missing = pagePaths.flatMap((page) => {
      const texts = new Set(textsByPage.get(page));
      const isApplication = templateOf(page) === 'jobApplication';
      return [...new Set(scriptsOf(page).flatMap(keysNamedBy))]
        .filter((key) => !texts.has(key))
        .filter((key) => !(isApplication ? isOfContact(key) : isOfApplications(key)))
        .filter((key) => hasMessages(page) || !isOfThanks(key))
        .map((key) => `${page}: ${key}`);
    });
    expect(missing).toEqual([]);
    expect(keysNamedBy(scriptsOf('/jobs/').find((file) => file.includes('JobsPage')) ?? '')).toEqual(
      expect.arrayContaining(['jobs.search.label', 'jobs.level.mid']),
    );
  });

  it('of the search, the job page and the forms are on no other page', () => {
    const pagesWith = (key: string) =>
      pagePaths.filter((page) => languageOf(page) === 'de' && textsByPage.get(page)?.includes(key));
    const german = (template: string) =>
      pagePaths.filter((page) => languageOf(page) === 'de' && templateOf(page) === template);
    expect(pagesWith('jobs.search.label')).toEqual(['/jobs/']);
    expect(pagesWith('job.tasks')).toEqual(german('jobDetail'));
    expect(pagesWith('apply.submit')).toEqual(german('jobApplication'));
    expect(pagesWith('contact.submit')).toEqual(['/kontakt/', '/nachricht-gesendet/']);
  });
});
