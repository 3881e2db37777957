import { useEffect } from 'react';
import { create } from 'zustand';
import { JOB_MEMORY_KEY, MAX_TITLE_LENGTH } from '../config/jobMemory';
import { berlinDay } from '../lib/berlinDay';
import { omitUndefined } from '../lib/omitUndefined';
import {
  type JobMemory,
  parseJobMemory,
  type RememberedJob,
  type RememberedSearch,
} from '../lib/parseJobMemory';
import { safeStorage } from '../lib/safeStorage';

/** What a job is remembered by. */
export interface MemorableJob {
  id: string;
  title: string;
}

interface JobMemoryState {
  memory: JobMemory;
  /** false until the storage has been read, which no prerendered page has. */
  isRead: boolean;
  /** false: the browser keeps nothing; what is remembered ends with the page load. */
  isKept: boolean;
}

const NOTHING: JobMemory = { jobs: {} };

/** Local, because it is to be there on another day; safe, because a private window may forbid it. */
const storage = safeStorage(() => window.localStorage);

const useMemoryStore = create<JobMemoryState>()(() => ({ memory: NOTHING, isRead: false, isKept: true }));

/** Another tab may have written meanwhile, so what is there is read before each use; what cannot be kept stays here. */
function current(): JobMemory {
  const { memory, isKept } = useMemoryStore.getState();
  return isKept ? parseJobMemory(storage.get(JOB_MEMORY_KEY)) : memory;
}

/** Reads again what this device remembers. */
function refresh(): void {
  useMemoryStore.setState({ memory: current(), isRead: true });
}

/** Writes what is remembered from now on; where it is nothing, no trace is left. */
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
  write({ ...rest, jobs: isRemembered ? { ...others, [id]: job } : others });
}

/** A title without the soft hyphens it is printed with, cut to what is believed when it is read again. */
const plain = (title: string) => title.replaceAll('\u00ad', '').slice(0, MAX_TITLE_LENGTH);

/** Saves a job, or no longer. */
export function saveJob(job: MemorableJob, isSaved: boolean): void {
  changeJob(job, ({ savedOn, ...rest }) =>
    isSaved ? { ...rest, savedOn: savedOn ?? berlinDay(Date.now()) } : rest,
  );
}

/** Notes that an application for a job was sent today, under a reference; or no longer. */
export function noteApplication(job: MemorableJob, isNoted: boolean, reference?: string): void {
  changeJob(job, ({ applied: _before, ...rest }) =>
    isNoted ? { ...rest, applied: omitUndefined({ day: berlinDay(Date.now()), reference }) } : rest,
  );
}

/** Remembers a search in place of the one before; undefined: none. */
export function rememberSearch(search: RememberedSearch | undefined): void {
  const { jobs } = current();
  write(omitUndefined({ jobs, search }));
}

/** Forgets one job altogether. Returns what was remembered before, for `restoreMemory`. */
export function forgetJob(id: string): JobMemory {
  const before = current();
  const { [id]: _forgotten, ...jobs } = before.jobs;
  write({ ...before, jobs });
  return before;
}

/** Forgets everything and leaves no trace in the storage. Returns what was remembered before, for `restoreMemory`. */
export function forgetEverything(): JobMemory {
  const before = current();
  write(NOTHING);
  return before;
}

/** Remembers again what was forgotten, beside what has been added since. */
export function restoreMemory(before: JobMemory): void {
  const { jobs, search = before.search } = current();
  write(omitUndefined({ jobs: { ...before.jobs, ...jobs }, search }));
}

let isListening = false;

/** From the first use on, other tabs are heard, and a page that comes back from the browser's cache reads anew. */
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
 * One part of what this device remembers; nothing in the first rendering. It is written only when the visitor asks for it
 * and never sent.
 */
export function useJobMemory<T>(select: (state: JobMemoryState) => T): T {
  useEffect(() => {
    if (!useMemoryStore.getState().isRead || !isListening) listen();
  }, []);
  return useMemoryStore(select);
}
