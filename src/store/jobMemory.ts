import { useEffect } from 'react';
import { create } from 'zustand';
import { JOB_MEMORY_KEY, MAX_REMEMBERED_JOBS, MAX_TITLE_LENGTH } from '../config/jobMemory';
import { berlinDay } from '../lib/berlinDay';
import { omitUndefined } from '../lib/omitUndefined';
import {
  type JobMemory,
  latestJobs,
  parseJobMemory,
  type RememberedJob,
  type RememberedSearch,
} from '../lib/parseJobMemory';
import { safeStorage } from '../lib/safeStorage';

/** The fields of a job that are remembered. */
export interface MemorableJob {
  id: string;
  title: string;
}

interface JobMemoryState {
  memory: JobMemory;
  /** false until the storage has been read, as in every prerendered page. */
  isRead: boolean;
  /** false: the browser does not store anything, so the memory is lost with the next page load. */
  isKept: boolean;
}

const NOTHING: JobMemory = { jobs: {} };

/** localStorage, to last beyond the session; `safeStorage`, because a private window may forbid it. */
const storage = safeStorage(() => window.localStorage);

const useMemoryStore = create<JobMemoryState>()(() => ({ memory: NOTHING, isRead: false, isKept: true }));

/**
 * Reads the storage before each use, because another tab may have written to it; what cannot be stored is kept in
 * memory.
 */
function current(): JobMemory {
  const { memory, isKept } = useMemoryStore.getState();
  return isKept ? parseJobMemory(storage.get(JOB_MEMORY_KEY)) : memory;
}

function refresh(): void {
  const isKept = useMemoryStore.getState().isKept && storage.get(JOB_MEMORY_KEY) !== undefined;
  // Reading cannot show whether the storage is full; `write` finds that out.
  useMemoryStore.setState({ memory: current(), isRead: true, isKept });
}

/** Writes the memory; if it is empty, the storage key is removed. */
function write(memory: JobMemory): void {
  const isEmpty = Object.keys(memory.jobs).length === 0 && memory.search === undefined;
  const text = isEmpty ? null : JSON.stringify(memory);
  if (text === null) storage.remove(JOB_MEMORY_KEY);
  else storage.set(JOB_MEMORY_KEY, text);
  useMemoryStore.setState({ memory, isRead: true, isKept: storage.get(JOB_MEMORY_KEY) === text });
}

function changeJob({ id, title }: MemorableJob, change: (job: RememberedJob) => RememberedJob): void {
  const { jobs, ...rest } = current();
  const job = change({ ...jobs[id], title: plain(title) });
  const { [id]: _before, ...others } = jobs;
  const isRemembered = job.savedOn !== undefined || job.applied !== undefined;
  write({
    ...rest,
    jobs: isRemembered ? { ...latestJobs(others, MAX_REMEMBERED_JOBS - 1), [id]: job } : others,
  });
}

/** A title without soft hyphens, cut to the length that is accepted when it is read again. */
const plain = (title: string) => title.replaceAll('\u00ad', '').slice(0, MAX_TITLE_LENGTH);

/** Saves a job, or removes it from the saved ones. */
export function saveJob(job: MemorableJob, isSaved: boolean): void {
  changeJob(job, ({ savedOn, ...rest }) =>
    isSaved ? { ...rest, savedOn: savedOn ?? berlinDay(Date.now()) } : rest,
  );
}

/** Notes that an application for a job was sent today, with its reference; or removes that note. */
export function noteApplication(job: MemorableJob, isNoted: boolean, reference?: string): void {
  changeJob(job, ({ applied: _before, ...rest }) =>
    isNoted ? { ...rest, applied: omitUndefined({ day: berlinDay(Date.now()), reference }) } : rest,
  );
}

/** Replaces the remembered search; undefined removes it. */
export function rememberSearch(search: RememberedSearch | undefined): void {
  const { jobs } = current();
  write(omitUndefined({ jobs, search }));
}

/** Forgets one job. Returns the memory before that, for `restoreMemory`. */
export function forgetJob(id: string): JobMemory {
  const before = current();
  const { [id]: _forgotten, ...jobs } = before.jobs;
  write({ ...before, jobs });
  return before;
}

/** Forgets everything and clears the storage. Returns the memory before that, for `restoreMemory`. */
export function forgetEverything(): JobMemory {
  const before = current();
  write(NOTHING);
  return before;
}

/** Restores what was forgotten, in addition to what has been remembered since. */
export function restoreMemory(before: JobMemory): void {
  const { jobs, search = before.search } = current();
  write(omitUndefined({ jobs: latestJobs({ ...before.jobs, ...jobs }), search }));
}

let isListening = false;

/** Reads the memory again when another tab writes it and when the page comes back from the back/forward cache. */
function listen(): void {
  refresh();
  if (isListening) return;
  isListening = true;
  window.addEventListener('storage', ({ key }) => {
    if (key === JOB_MEMORY_KEY || key === null) refresh();
  });
  window.addEventListener('pageshow', refresh);
}

/**
 * Selects part of what this device remembers; empty in the first rendering. The memory is written only on the visitor's
 * request and never sent.
 */
export function useJobMemory<T>(select: (state: JobMemoryState) => T): T {
  useEffect(() => {
    if (!useMemoryStore.getState().isRead || !isListening) listen();
  }, []);
  return useMemoryStore(select);
}
