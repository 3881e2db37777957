import { fullHouse, TYPE_NAMES } from '../../../../stories/fixtures/fullHouse';
import {
  EVERYTHING,
  indexJobs,
  isSearching,
  type JobQuery,
  matchJobs,
  readJobQuery,
  shortQuery,
  writeJobQuery,
} from '../../../../src/sections/JobSearch/jobQuery';

const index = indexJobs(fullHouse, (id) => TYPE_NAMES[id] ?? id);
const match = (query: Partial<JobQuery>) => matchJobs(fullHouse, index, { ...EVERYTHING, ...query });
const shown = (query: Partial<JobQuery>) => {
  const { isShown } = match(query);
  return fullHouse.filter((_, position) => isShown[position]).map(({ id }) => id);
};

describe('filters', () => {
  it('are alternatives within one filter', () => {
    expect(shown({ location: ['wien'] })).toEqual(['4190', '4169', '4112']);
    expect(shown({ location: ['wien', 'zuerich'] })).toEqual([
      '4190',
      '4184',
      '4169',
      '4148',
      '4118',
      '4112',
    ]);
  });

  it('hold together across filters, and with the words', () => {
    expect(shown({ location: ['berlin', 'hamburg'], type: ['PART_TIME'] })).toEqual(['4145', '4139', '4136']);
    expect(shown({ q: 'entwicklung', location: ['hamburg'], type: ['PART_TIME'] })).toEqual(['4145', '4139']);
    expect(shown({ q: 'entwicklung', department: ['art'] })).toEqual([]);
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
    expect(match({ q: 'trainee', location: ['wien'] })).toMatchObject({ count: 0, kind: 'exact' });
  });
});

describe('the address', () => {
  it('carries words and all values, and gives them back', () => {
    const query: JobQuery = { q: 'Ö & ü', location: ['wien', 'berlin'], department: [], type: ['PART_TIME'] };
    const search = writeJobQuery('', query);
    expect(search).toBe('?q=%C3%96+%26+%C3%BC&location=wien&location=berlin&type=PART_TIME');
    expect(readJobQuery(search, fullHouse)).toEqual(query);
  });

  it('stays one that every server takes, whatever was pasted into the search box', () => {
    const { q } = readJobQuery(writeJobQuery('', { ...EVERYTHING, q: '👩'.repeat(10_000) }), fullHouse);
    expect(q).toBe('👩'.repeat(200));
    expect(writeJobQuery('', { ...EVERYTHING, q }).length).toBeLessThan(4096);
    expect(shortQuery('Text')).toBe('Text');
  });

  it('may name several values with commas', () => {
    expect(readJobQuery('?location=wien,berlin', fullHouse).location).toEqual(['wien', 'berlin']);
  });

  it('may hold nonsense, which is ignored', () => {
    expect(readJobQuery('?location=atlantis&location=wien&type=&department=WIEN&x=1', fullHouse)).toEqual({
      ...EVERYTHING,
      location: ['wien'],
    });
  });

  it('is clean without a query, and keeps parameters of others', () => {
    expect(writeJobQuery('?q=x&location=wien', EVERYTHING)).toBe('');
    expect(writeJobQuery('?ref=mail&q=x', { ...EVERYTHING, q: '  ' })).toBe('?ref=mail');
  });
});

it('blanks alone are no search', () => {
  expect(isSearching({ ...EVERYTHING, q: '  ' })).toBe(false);
  expect(isSearching({ ...EVERYTHING, q: '!' })).toBe(true);
  expect(isSearching({ ...EVERYTHING, type: ['INTERN'] })).toBe(true);
});
