// Covers content-json, scripts, server, src.
import { buildContent } from '../../../scripts/content/buildContent';
import type { QueryData } from '../../../src/content/pageData';
import { createJobWordSearch } from '../../../src/sections/JobSearch/jobWordSearch';
import type { JobWordSearch } from '../../../src/sections/JobSearch/matchJobs';
import table from '../../data/jobRelevance.json';

/** The positions by which relevance is judged. */
const FIRST = 3;

type Words = Extract<QueryData, { query: 'jobWords' }>;

const searches = new Map<string, JobWordSearch>();

beforeAll(async () => {
  const { index } = await buildContent({
    contentDir: 'content-json',
    origin: 'https://www.sff.example',
    date: '2026-11-22',
  });
  const isWords = (query: QueryData): query is Words => query.query === 'jobWords';
  for (const { locale, data } of Object.values(index?.site.queries ?? {}).filter(isWords))
    searches.set(locale, createJobWordSearch(data));
});

function idsFor(locale: string, query: string): string[] {
  const search = searches.get(locale);
  if (!search) throw new Error(`There are no words of jobs in ${locale}.`);
  return search.find(query).hits.map(({ position }) => search.jobs[position] ?? '');
}

/** Queries of tests/data/jobRelevance.json: what must be among the first three, and what must not be found at all. */
describe('what an applicant types and what comes first', () => {
  const rows = table.map((row) => [row.locale, row.query, row] as const);

  it.each(rows.filter(([, , { first }]) => first.length > 0))('%s: %s', (locale, query, { first, never }) => {
    const found = idsFor(locale, query);
    expect(found.slice(0, FIRST)).toEqual(expect.arrayContaining(first));
    expect(found.filter((id) => never?.includes(id))).toEqual([]);
  });

  it.each(rows.filter(([, , { first }]) => first.length === 0))('%s: %s, nothing', (locale, query) => {
    expect(idsFor(locale, query)).toEqual([]);
  });

  it('is asked in both languages, in at least eighty ways', () => {
    expect(table.length).toBeGreaterThanOrEqual(80);
    expect(new Set(table.map(({ locale }) => locale))).toEqual(new Set(['de', 'en']));
  });
});
