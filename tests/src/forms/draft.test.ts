import { readDraft, removeDraft, writeDraft } from '../../../src/forms/draft/draftStorage';
import { forget, handOver, keep, recall, remember } from '../../../src/forms/draft/formMemory';

const draft = { key: 'k1', values: { first_name: 'Mira' } };
const withBoxes = { ...draft.values, privacy_ack: true, talent_pool: true };
const NAME = 'application:4112';

beforeEach(() => {
  sessionStorage.clear();
  forget('4112');
  forget('initiative');
});

it('keeps a draft in the tab under the number of the job, without a language', () => {
  writeDraft('4112', draft);
  expect(sessionStorage.getItem(NAME)).toBe(JSON.stringify(draft));
  expect(readDraft('4112')).toEqual(draft);
  removeDraft('4112');
  expect(readDraft('4112')).toBeUndefined();
});

it.each(['{', 'null', '7', '{"key":1,"values":{}}', '{"key":"k"}', '{"key":"k","values":{"a":[]}}'])(
  'takes damaged storage %j for none',
  (stored) => {
    sessionStorage.setItem(NAME, stored);
    expect(readDraft('4112')).toBeUndefined();
  },
);

it('works without storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(() => writeDraft('4112', draft)).not.toThrow();
  expect(readDraft('4112')).toBeUndefined();
});

it('takes no ticked box from a draft of an earlier build', () => {
  sessionStorage.setItem(NAME, JSON.stringify({ ...draft, values: withBoxes }));
  expect(recall('4112')?.values).toEqual(draft.values);
});

it('remembers files and ticked boxes for this page load, only texts beyond it', () => {
  const files = new Map([['1', new File(['x'], 'a.pdf')]]);
  remember('4112', { key: 'k1', values: withBoxes, entries: [], files });
  keep('4112');
  expect(recall('4112')).toMatchObject({ key: 'k1', values: withBoxes, files, isFromStorage: false });
  const stored = sessionStorage.getItem(NAME) ?? '';
  expect(stored).toBe(JSON.stringify(draft));
  forget('4112');
  expect(recall('4112')).toBeUndefined();
  sessionStorage.setItem(NAME, stored);
  expect(recall('4112')).toEqual({ ...draft, entries: [], files: new Map(), isFromStorage: true });
});

it('keeps no draft of ticked boxes alone', () => {
  writeDraft('4112', draft);
  remember('4112', { key: 'k1', values: { privacy_ack: true }, entries: [], files: new Map() });
  keep('4112');
  expect(sessionStorage.getItem(NAME)).toBeNull();
});

it('hands everything over to the form without a job, under a new key, and keeps it until it is forgotten', () => {
  const files = new Map([['1', new File(['x'], 'a.pdf')]]);
  remember('4112', { key: 'k1', values: withBoxes, entries: [], files });
  handOver('4112', 'initiative', 'k2', []);
  expect(recall('4112')).toMatchObject({ key: 'k1', values: withBoxes, files });
  expect(recall('initiative')).toMatchObject({ key: 'k2', values: withBoxes, files });
  forget('4112');
  handOver('4112', 'initiative', 'k3', []);
  expect(recall('initiative')).toMatchObject({ key: 'k2' });
});

it('leaves behind what would mean something else there, such as a salary in another currency', () => {
  const values = { pitch: 'x', salary_expectations: '98000' };
  remember('4118', { key: 'k1', values, entries: [], files: new Map() });
  handOver('4118', 'initiative', 'k2', ['salary_expectations']);
  expect(recall('initiative')?.values).toEqual({ pitch: 'x' });
});
