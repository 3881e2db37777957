// Covers stories/compose/model.
import { waitFor } from '@testing-library/react';
import {
  currentContentFiles,
  loadContentFiles,
  onContentChange,
} from '../../../stories/compose/model/contentFiles';

const { fetch: realFetch } = globalThis;
type Answer = (files?: Readonly<Record<string, string>>) => void;
/** Answers to the requests so far, in their order; no files mean that a request failed. */
let answers: Answer[];

/** Waits for as many requests, and returns the answer to the last one. */
async function requested(count: number): Promise<Answer> {
  await waitFor(() => expect(answers).toHaveLength(count));
  return answers[count - 1] as Answer;
}

beforeEach(() => {
  answers = [];
  globalThis.fetch = (async () => {
    const files = await new Promise((answer) => answers.push(answer as Answer));
    return { ok: files !== undefined, status: 503, json: async () => files };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

it('asks once more, and only once, for all that changes during a load, and ends with the newest texts', async () => {
  const seen: unknown[] = [];
  const stop = onContentChange(() => seen.push(currentContentFiles()));
  const loads = [loadContentFiles(), loadContentFiles(), loadContentFiles()];
  (await requested(1))({ 'a.json': 'old' });
  (await requested(2))({ 'a.json': 'new' });
  await Promise.all(loads);
  expect(answers).toHaveLength(2);
  expect(seen).toEqual([{ 'a.json': 'old' }, { 'a.json': 'new' }]);
  stop();
});

it('loads after a change although the load before it has failed', async () => {
  const failed = loadContentFiles().catch(({ message }: Error) => message);
  const next = loadContentFiles();
  (await requested(1))();
  expect(await failed).toContain('answers 503');
  (await requested(2))({ 'a.json': 'there again' });
  await next;
  expect(currentContentFiles()).toEqual({ 'a.json': 'there again' });
});
