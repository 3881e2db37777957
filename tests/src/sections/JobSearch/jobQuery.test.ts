import { fullHouse, fullHouseWords } from '../../../../stories/fixtures/fullHouse';
import { shortQuery } from '../../../../src/lib/searchAddress';
import { createJobWordSearch } from '../../../../src/sections/JobSearch/jobWordSearch';
import {
  EVERYTHING,
  type JobQuery,
  readJobQuery,
  writeJobQuery,
} from '../../../../src/sections/JobSearch/jobQuery';
import { citiesNear, withoutOne } from '../../../../src/sections/JobSearch/looserQueries';
import { matchJobs } from '../../../../src/sections/JobSearch/matchJobs';

const search = createJobWordSearch(fullHouseWords);
const queryOf = (query: Partial<JobQuery>): JobQuery => ({ ...EVERYTHING, ...query });
const match = (query: Partial<JobQuery>, jobs = fullHouse) => matchJobs(jobs, search, queryOf(query), 'de');
const shown = (query: Partial<JobQuery>, jobs = fullHouse) =>
  match(query, jobs).shown.map(({ position }) => jobs[position]?.id);

describe('filters', () => {
  it('are alternatives within one filter', () => {
    expect(shown({ location: ['wien'] }).toSorted()).toEqual(['4112', '4169', '4190']);
    expect(shown({ location: ['wien', 'zuerich'] })).toHaveLength(6);
  });

  it('hold together across filters, and with the words', () => {
    expect(shown({ location: ['berlin', 'hamburg'], type: ['PART_TIME'] }).toSorted()).toEqual([
      '4136',
      '4139',
      '4145',
    ]);
    expect(shown({ workplace: ['remote'] }).toSorted()).toEqual(['4139', '4145']);
    expect(shown({ level: ['junior', 'trainee'] }).toSorted()).toEqual(['4181', '4187']);
    expect(shown({ q: 'entwicklung', location: ['hamburg'], type: ['PART_TIME'] }).toSorted()).toEqual([
      '4139',
      '4145',
    ]);
    expect(shown({ q: 'frontend', department: ['art'] })).toEqual([]);
  });

  it('tell jobs whose pay is stated from others', () => {
    const jobs = fullHouse.map(({ pay, ...job }) =>
      job.id === '4169' || pay === undefined ? job : { ...job, pay },
    );
    expect(shown({ pay: ['stated'] }, jobs)).toHaveLength(fullHouse.length - 1);
    expect(shown({ pay: ['stated'], location: ['wien'] }, jobs).toSorted()).toEqual(['4112', '4190']);
  });

  it('say for each value how many jobs it would show beside what is chosen elsewhere', () => {
    const { counts } = match({ location: ['wien'], type: ['PART_TIME'] });
    expect(counts.location.get('wien')).toBe(3);
    expect(counts.location.get('zuerich')).toBe(3);
    expect(counts.type.get('FULL_TIME')).toBe(3);
    expect(counts.department.get('copy')).toBe(1);
    expect(counts.department.get('art')).toBeUndefined();
  });

  it('do not turn a misspelling into an exact hit elsewhere', () => {
    expect(match({ q: 'trainee', location: ['wien'] })).toMatchObject({ shown: [], kind: 'exact' });
  });

  it('work before the words can be looked up', () => {
    const query = queryOf({ q: 'python', location: ['wien'] });
    expect(matchJobs(fullHouse, undefined, query, 'de').shown).toHaveLength(3);
  });
});

describe('the order', () => {
  it('is that of the list, newest first, without words', () => {
    expect(shown({})).toEqual(fullHouse.map(({ id }) => id));
    const days = fullHouse.map(({ publishedAt }) => publishedAt);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('puts titles before texts, and says which words of a text it found', () => {
    const { shown: hits } = match({ q: 'text' });
    const firstText = hits.findIndex(({ textWords }) => textWords.length > 0);
    expect(firstText).toBeGreaterThan(2);
    expect(hits.slice(firstText).every(({ textWords }) => textWords.length > 0)).toBe(true);
    expect(match({ q: 'sql' }).shown.map(({ textWords }) => textWords)).toEqual([['SQL'], ['SQL']]);
  });

  it('can be chosen: by title, by discipline, what ends first, newest although there are words', () => {
    const titles = shown({ sort: 'title' }).map((id) => fullHouse.find((job) => job.id === id)?.title ?? '');
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('de').compare));
    const departments = shown({ sort: 'department' }).map(
      (id) => fullHouse.find((job) => job.id === id)?.department ?? '',
    );
    expect(departments).toEqual(departments.toSorted(new Intl.Collator('de').compare));
    const ending = fullHouse.map((job) => (job.id === '4103' ? { ...job, validThrough: '2026-12-01' } : job));
    expect(shown({ sort: 'ending' }, ending).slice(0, 2)).toEqual(['4103', '4124']);
    expect(shown({ q: 'wien', sort: 'newest' })).toEqual(
      fullHouse.map(({ id }) => id).filter((id) => shown({ q: 'wien' }).includes(id)),
    );
  });
});

describe('where nothing fits', () => {
  it('says what would be found without each filter and each word', () => {
    const query = queryOf({ q: 'python sound', location: ['stuttgart'] });
    expect(withoutOne({ jobs: fullHouse, query, wordSearch: search }, 'de')).toEqual([]);
    const other = queryOf({ q: 'python', location: ['stuttgart'] });
    expect(withoutOne({ jobs: fullHouse, query: other, wordSearch: search }, 'de')).toEqual([
      { filter: 'location', value: 'stuttgart', count: 1 },
      { word: 'python', rest: '', count: 4 },
    ]);
    const words = queryOf({ q: 'Texterin Zürich' });
    expect(withoutOne({ jobs: fullHouse, query: words, wordSearch: search }, 'de')).toEqual([
      { word: 'Texterin', rest: 'Zürich', count: 3 },
      { word: 'Zürich', rest: 'Texterin', count: shown({ q: 'Texterin' }).length },
    ]);
    const twice = queryOf({ q: 'Texterin Zürich Texterin' });
    expect(withoutOne({ jobs: fullHouse, query: twice, wordSearch: search }, 'de')).toEqual(
      withoutOne({ jobs: fullHouse, query: words, wordSearch: search }, 'de'),
    );
  });

  it('names the nearest cities that have something, nearest first', () => {
    const counts = new Map([
      ['hamburg', 2],
      ['zuerich', 1],
      ['frankfurt', 1],
      ['berlin', 0],
      ['wien', 4],
    ]);
    expect(citiesNear(['stuttgart'], counts).map(({ id }) => id)).toEqual([
      'frankfurt',
      'zuerich',
      'hamburg',
    ]);
    expect(citiesNear([], counts)).toEqual([]);
  });
});

describe('the address', () => {
  it('carries words, all values and the order, and gives them back', () => {
    const query = queryOf({
      q: 'Ö & ü',
      location: ['wien', 'berlin'],
      type: ['PART_TIME'],
      workplace: ['hybrid'],
      level: ['mid'],
      pay: ['stated'],
      sort: 'title',
    });
    const written = writeJobQuery('', query);
    expect(written).toBe(
      '?q=%C3%96+%26+%C3%BC&location=wien&location=berlin&type=PART_TIME&workplace=hybrid&level=mid&pay=stated&sort=title',
    );
    expect(readJobQuery(written, fullHouse)).toEqual(query);
  });

  it('stays one that every server takes, whatever was pasted into the search box', () => {
    const { q } = readJobQuery(writeJobQuery('', queryOf({ q: '👩'.repeat(10_000) })), fullHouse);
    expect(q).toBe('👩'.repeat(200));
    expect(writeJobQuery('', queryOf({ q })).length).toBeLessThan(4096);
    expect(shortQuery('Text')).toBe('Text');
  });

  it('may name several values with commas', () => {
    expect(readJobQuery('?location=wien,berlin', fullHouse).location).toEqual(['wien', 'berlin']);
  });

  it('may hold nonsense, which is ignored', () => {
    const written = '?location=atlantis&location=wien&type=&department=WIEN&x=1&sort=salary&pay=much';
    expect(readJobQuery(written, fullHouse)).toEqual(queryOf({ location: ['wien'] }));
  });

  it('is clean without a query, and keeps parameters of others', () => {
    expect(writeJobQuery('?q=x&location=wien&sort=title', EVERYTHING)).toBe('');
    expect(writeJobQuery('?utm=1&q=x', EVERYTHING)).toBe('?utm=1');
  });

  it('takes blanks for no query', () => {
    expect(writeJobQuery('', queryOf({ q: '  ' }))).toBe('');
  });
});
