import { readDraft, removeDraft, writeDraft } from '../../../src/forms/draft/draftStorage';
import { forget, handOver, keep, recall, remember } from '../../../src/forms/draft/formMemory';

const draft = { key: 'k1', values: { first_name: 'Mira', privacy_ack: true } };
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

it('remembers files for this page load, texts beyond it', () => {
  const files = new Map([['1', new File(['x'], 'a.pdf')]]);
  remember('4112', { ...draft, entries: [], files });
  keep('4112');
  expect(recall('4112')).toMatchObject({ ...draft, files, isFromStorage: false });
  const stored = sessionStorage.getItem(NAME) ?? '';
  forget('4112');
  expect(recall('4112')).toBeUndefined();
  sessionStorage.setItem(NAME, stored);
  expect(recall('4112')).toEqual({ ...draft, entries: [], files: new Map(), isFromStorage: true });
});

it('hands everything over to the form without a job, under a new key', () => {
  const files = new Map([['1', new File(['x'], 'a.pdf')]]);
  remember('4112', { ...draft, entries: [], files });
  handOver('4112', 'initiative', 'k2');
  expect(recall('4112')).toBeUndefined();
  expect(recall('initiative')).toMatchObject({ key: 'k2', values: draft.values, files });
  handOver('4112', 'initiative', 'k3');
  expect(recall('initiative')).toMatchObject({ key: 'k2' });
});
