import { act, renderHook } from '@testing-library/react';
import { JOB_MEMORY_KEY, MAX_REMEMBERED_JOBS } from '../../../src/config/jobMemory';
import { parseJobMemory } from '../../../src/lib/parseJobMemory';
import {
  forgetEverything,
  forgetJob,
  noteApplication,
  rememberSearch,
  restoreMemory,
  saveJob,
  useJobMemory,
} from '../../../src/store/jobMemory';

const JOB = { id: '4112', title: 'Texterin / Texter' };
const OTHER = { id: '4115', title: 'Art\u00adDirection' };
/** The longest id there can be. */
const LAST = { id: '9999999999', title: 'Reinzeichnung' };
const SEARCH = { query: '?q=python', label: '„python“' };

const stored = () => JSON.parse(localStorage.getItem(JOB_MEMORY_KEY) ?? 'null') as unknown;
const shown = () => renderHook(() => useJobMemory((state) => state));

/** Simulates another tab: it writes, and this one gets the event. */
function writeElsewhere(text: string | null): void {
  if (text === null) localStorage.removeItem(JOB_MEMORY_KEY);
  else localStorage.setItem(JOB_MEMORY_KEY, text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: JOB_MEMORY_KEY })));
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-12T10:00:00Z'), doNotFake: ['queueMicrotask'] });
  forgetEverything();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('writes nothing before it is asked to', () => {
  shown();
  expect(localStorage.length).toBe(0);
});

it('keeps saved jobs, applications and a search, and leaves no trace of what is forgotten', () => {
  saveJob(JOB, true);
  saveJob(OTHER, true);
  noteApplication(JOB, true, 'SFF-7K3M-2Q9X');
  rememberSearch(SEARCH);
  expect(stored()).toEqual({
    jobs: {
      '4112': {
        title: 'Texterin / Texter',
        savedOn: '2026-11-12',
        applied: { day: '2026-11-12', reference: 'SFF-7K3M-2Q9X' },
      },
      '4115': { title: 'ArtDirection', savedOn: '2026-11-12' },
    },
    search: SEARCH,
  });
  saveJob(JOB, false);
  expect(stored()).toMatchObject({ jobs: { '4112': { applied: { day: '2026-11-12' } } } });
  noteApplication(JOB, false);
  saveJob(OTHER, false);
  rememberSearch(undefined);
  expect(localStorage.getItem(JOB_MEMORY_KEY)).toBeNull();
});

it('a job keeps the day on which it was saved first, and an application needs no reference', () => {
  saveJob(JOB, true);
  jest.setSystemTime(Date.parse('2026-11-14T10:00:00Z'));
  saveJob(JOB, true);
  noteApplication(OTHER, true);
  expect(stored()).toMatchObject({
    jobs: { '4112': { savedOn: '2026-11-12' }, '4115': { applied: { day: '2026-11-14' } } },
  });
});

it('reads back a job with an id of ten digits', () => {
  saveJob(LAST, true);
  expect(Object.keys(parseJobMemory(localStorage.getItem(JOB_MEMORY_KEY)).jobs)).toEqual([LAST.id]);
});

it('brings back what was forgotten, beside what came since', () => {
  saveJob(JOB, true);
  rememberSearch(SEARCH);
  const before = forgetEverything();
  expect(localStorage.getItem(JOB_MEMORY_KEY)).toBeNull();
  saveJob(OTHER, true);
  restoreMemory(before);
  expect(Object.keys(parseJobMemory(localStorage.getItem(JOB_MEMORY_KEY)).jobs)).toEqual(['4112', '4115']);
  expect(stored()).toMatchObject({ search: SEARCH });
  restoreMemory(forgetJob('4112'));
  expect(stored()).toMatchObject({ jobs: { '4112': { savedOn: '2026-11-12' } } });
});

it('two tabs change one memory, and each shows what the other has done', () => {
  const { result } = shown();
  act(() => saveJob(JOB, true));
  writeElsewhere(JSON.stringify({ jobs: { '4115': { title: 'Art Direction', savedOn: '2026-11-13' } } }));
  expect(Object.keys(result.current.memory.jobs)).toEqual(['4115']);
  // Written by a tab whose event has not arrived yet.
  localStorage.setItem(
    JOB_MEMORY_KEY,
    JSON.stringify({ jobs: { '4130': { title: 'Etatleitung', savedOn: '2026-11-13' } } }),
  );
  act(() => saveJob(JOB, true));
  expect(Object.keys(result.current.memory.jobs)).toEqual(['4112', '4130']);
  writeElsewhere(null);
  expect(result.current.memory.jobs).toEqual({});
});

describe.each([
  ['is forbidden', 'SecurityError', ['getItem', 'setItem', 'removeItem'], false],
  ['has no room', 'QuotaExceededError', ['setItem'], true],
] as const)('where storage %s', (_what, name, methods, seemsKept) => {
  beforeEach(() => {
    for (const method of methods)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', name);
      });
  });

  it('what is saved holds for the page load, and that is known', () => {
    const { result } = shown();
    act(() => void window.dispatchEvent(new Event('pageshow')));
    // Only writing could show that there is no room, and nothing is written before somebody asks for it.
    expect(result.current.isKept).toBe(seemsKept);
    act(() => saveJob(JOB, true));
    act(() => saveJob(OTHER, true));
    expect(Object.keys(result.current.memory.jobs)).toEqual(['4112', '4115']);
    expect(result.current.isKept).toBe(false);
    act(() => void forgetEverything());
    expect(result.current.memory.jobs).toEqual({});
    expect(result.current.isKept).toBe(seemsKept);
  });
});

it.each([
  '{',
  'null',
  '7',
  '[]',
  '"x"',
  '{"jobs":[]}',
  '{"jobs":{"4112":true}}',
  '{"jobs":{"4112":{"title":"Texterin"}}}',
  '{"jobs":{"4112":{"title":7,"savedOn":"2026-11-12"}}}',
  '{"jobs":{"4112":{"title":"T","savedOn":"2026-13-45"}}}',
  '{"jobs":{"4112":{"title":"T","savedOn":"2026-02-30"}}}',
  '{"jobs":{"4112":{"title":"T","applied":{"day":"gestern"}}}}',
  '{"jobs":{"__proto__":{"title":"T","savedOn":"2026-11-12"},"a":{"title":"T","savedOn":"2026-11-12"}}}',
  '{"search":{"query":"https://elsewhere.example/","label":"x"}}',
  '["4112","4115"]',
])('takes damaged or older storage %s for nothing', (text) => {
  const { result } = shown();
  writeElsewhere(text);
  expect(result.current.memory).toEqual({ jobs: {} });
});

describe('a memory that is full', () => {
  const OLDEST = { title: 'T', savedOn: '2025-01-01' };

  /** One job too many: number 10, and those from 100 on. */
  const fill = (savedOn: string, first: object = OLDEST) => {
    const ids = Array.from({ length: MAX_REMEMBERED_JOBS }, (_, index) => String(100 + index));
    const jobs = Object.fromEntries(ids.map((id) => [id, { title: 'T', savedOn }]));
    writeElsewhere(JSON.stringify({ jobs: { '10': first, ...jobs } }));
  };
  const kept = () => parseJobMemory(localStorage.getItem(JOB_MEMORY_KEY)).jobs;

  it.each(['2026-11-11', '2026-11-12'])('keeps a job saved today beside those of %s', (day) => {
    fill(day);
    saveJob(JOB, true);
    expect(Object.keys(kept())).toHaveLength(MAX_REMEMBERED_JOBS);
    expect(kept()).toMatchObject({ [JOB.id]: { savedOn: '2026-11-12' } });
    expect(shown().result.current.memory.jobs).toEqual(kept());
  });

  it('forgets the job of the earliest day, even if its number is the lowest', () => {
    fill('2026-11-11');
    expect(kept()).not.toHaveProperty('10');
    expect(kept()).toHaveProperty('299');
  });

  it('keeps a job that was saved long ago and applied for today', () => {
    fill('2026-11-11', { ...OLDEST, applied: { day: '2026-11-12' } });
    expect(kept()).toHaveProperty('10');
  });

  it('is no larger after something forgotten was restored', () => {
    fill('2026-11-11');
    const before = forgetEverything();
    saveJob(JOB, true);
    restoreMemory(before);
    expect(shown().result.current.memory.jobs).toEqual(kept());
    expect(kept()).toHaveProperty(JOB.id);
  });
});

it('keeps what is sound beside what is not, and no more than one person needs', () => {
  const sound = { title: 'T', savedOn: '2026-11-12' };
  const text = JSON.stringify({
    version: 9,
    jobs: { '1': sound, '2': { ...sound, title: 'x'.repeat(999) } },
  });
  expect(parseJobMemory(text)).toEqual({ jobs: { '1': sound } });
  const many = Object.fromEntries(Array.from({ length: 999 }, (_, id) => [String(id), sound]));
  expect(Object.keys(parseJobMemory(JSON.stringify({ jobs: many })).jobs)).toHaveLength(MAX_REMEMBERED_JOBS);
});
