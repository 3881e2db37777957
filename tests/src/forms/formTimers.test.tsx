import { act, renderHook } from '@testing-library/react';
import { createForm } from 'final-form';
import { applicationFields } from '../../../src/applications/applicationFields';
import { CONTACT_FIELDS } from '../../../src/applications/contactFields';
import {
  DRAFT_DELAY_MS,
  READ_MS,
  RETRY_AFTER_DEFAULT_MS,
  RETRY_AFTER_MAX_MS,
  STALL_MS,
} from '../../../src/config/formTimers';
import { forget, recall } from '../../../src/forms/draft/formMemory';
import { canBeRead } from '../../../src/forms/draft/readFile';
import { useFormDraft } from '../../../src/forms/draft/useFormDraft';
import type { FormValues } from '../../../src/forms/formValues';
import type { IntakeResponse } from '../../../src/forms/submission/outcomeOf';
import { sendRequest } from '../../../src/forms/submission/sendRequest';
import { type SubmissionOptions, useFormSubmission } from '../../../src/forms/submission/useFormSubmission';
import { useDebouncedValue } from '../../../src/forms/TextArea/useDebouncedValue';
import { contactSubmission, pass, withServices } from './formHooks';

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

it('a draft is kept half a second after the last key, and no sooner', async () => {
  sessionStorage.clear();
  const form = createForm<FormValues>({ onSubmit: () => {} });
  const files = new Map<string, File>();
  const element = { current: null };
  const onStart = jest.fn();
  const useDraft = () =>
    useFormDraft({ id: '7', form, fields: CONTACT_FIELDS, files, element, onStart, onInput: () => {} });
  const { unmount } = renderHook(useDraft);
  const kept = () => sessionStorage.getItem('application:7') ?? '';
  act(() => form.change('message', 'Er'));
  await pass(DRAFT_DELAY_MS - 1);
  act(() => form.change('message', 'Erst'));
  await pass(DRAFT_DELAY_MS - 1);
  expect(kept()).toBe('');
  await pass(1);
  expect(kept()).toContain('Erst');
  unmount();
  // A visitor who comes back goes on with the same application.
  renderHook(useDraft).unmount();
  expect(onStart).toHaveBeenCalledTimes(1);
  forget('7');
});

it('what the address brings is shown and sent, but no input and not kept, until it is changed', async () => {
  sessionStorage.clear();
  const form = createForm<FormValues>({ onSubmit: () => {} });
  const files = new Map<string, File>();
  const element = { current: null };
  const fields = applicationFields('job');
  const given = () => ({ channel: 'kununu' });
  const { result, unmount } = renderHook(() =>
    useFormDraft({ id: '8', form, fields, files, element, onStart: () => {}, onInput: () => {}, given }),
  );
  const kept = () => sessionStorage.getItem('application:8') ?? '';
  await pass(DRAFT_DELAY_MS);
  expect(form.getState().values['channel']).toBe('kununu');
  expect(result.current).toMatchObject({ isDirty: false, given: { channel: 'kununu' } });
  expect(kept()).toBe('');
  act(() => form.change('pitch', 'Kurz'));
  await pass(DRAFT_DELAY_MS);
  expect(kept()).toContain('Kurz');
  expect(kept()).not.toContain('kununu');
  act(() => form.change('channel', 'event'));
  await pass(DRAFT_DELAY_MS);
  expect(kept()).toContain('event');
  act(() => void result.current.discard());
  await pass(DRAFT_DELAY_MS);
  expect(form.getState().values).toEqual({ channel: 'kununu' });
  expect(kept()).toBe('');
  act(() => form.change('channel', ''));
  await pass(DRAFT_DELAY_MS);
  expect(kept()).toBe('');
  act(() => form.change('pitch', 'Kurz'));
  unmount();
  // What was emptied stays empty, in another language and after a reload.
  const again = createForm<FormValues>({ onSubmit: () => {} });
  const options = { id: '8', fields, files, element, onStart: () => {}, onInput: () => {}, given };
  renderHook(() => useFormDraft({ form: again, ...options })).unmount();
  expect(again.getState().values).toEqual({ pitch: 'Kurz' });
  forget('8');
});

it('a form sent without script goes on with the key of the response, not with that of an older draft', async () => {
  sessionStorage.clear();
  const files = new Map<string, File>();
  const element = { current: null };
  const open = (initialKey?: string) => {
    const form = createForm<FormValues>({ onSubmit: () => {} });
    const useDraft = () =>
      useFormDraft({
        ...{ id: '9', form, fields: CONTACT_FIELDS, files, element, initialKey },
        ...{ onStart: () => {}, onInput: () => {} },
      });
    const { result, unmount } = renderHook(useDraft);
    act(() => form.change('message', 'Hallo'));
    const discardAndType = () => {
      act(() => void result.current.discard());
      act(() => form.change('message', 'Etwas anderes'));
      return result.current.key();
    };
    return { key: result.current.key(), unmount, discardAndType };
  };
  const draft = open();
  draft.unmount();
  const answer = open('k-response');
  answer.unmount();
  expect(draft.key).toMatch(/^[\da-f-]{36}$/);
  expect(answer.key).toBe('k-response');
  forget('9');
  const first = open('k-response');
  expect(first.key).toBe('k-response');
  // The server would take another entry under that key for a conflict.
  expect(first.discardAndType()).toMatch(/^[\da-f-]{36}$/);
  first.unmount();
  forget('9');
});

it('what was discarded comes back whole: texts, boxes, files and the key', async () => {
  sessionStorage.clear();
  const form = createForm<FormValues>({ onSubmit: () => {} });
  const files = new Map<string, File>();
  const fields = applicationFields('job');
  const options = { id: '10', form, fields, files, element: { current: null } };
  const { result, unmount } = renderHook(() =>
    useFormDraft({ ...options, onStart: () => {}, onInput: () => {} }),
  );
  const resume = new File(['%PDF'], 'Lebenslauf.pdf');
  const entry = { id: 'f1', kind: 'resume', name: resume.name, size: 4, type: '' } as const;
  act(() => {
    files.set('f1', resume);
    form.batch(() => {
      form.change('pitch', 'Kurz');
      form.change('privacy_ack', true);
      form.change('resume', [{ ...entry, isChecking: false, isUnreadable: false }]);
    });
  });
  const { values } = form.getState();
  const key = result.current.key();
  let undo = () => {};
  act(() => {
    undo = result.current.discard();
  });
  await pass(DRAFT_DELAY_MS);
  expect([form.getState().values, files.size, result.current.isDirty, recall('10')]).toEqual([
    {},
    0,
    false,
    undefined,
  ]);
  act(() => undo());
  await pass(DRAFT_DELAY_MS);
  expect(form.getState().values).toEqual(values);
  expect(files.get('f1')).toBe(resume);
  expect(result.current.isDirty).toBe(true);
  expect(result.current.key()).toBe(key);
  expect(sessionStorage.getItem('application:10')).toContain('Kurz');
  unmount();
  forget('10');
});

it('a file counts as unreadable if nothing of it has been read after thirty seconds', async () => {
  jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(() => {});
  const known = jest.fn();
  void canBeRead(new Blob(['x'])).then(known);
  await pass(READ_MS - 1);
  expect(known).not.toHaveBeenCalled();
  await pass(1);
  expect(known).toHaveBeenCalledWith(false);
  jest.restoreAllMocks();
});

describe('a request on which nothing moves', () => {
  const requests: FakeRequest[] = [];

  /** The part of a request that sending needs; the test controls the network. */
  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    status = 201;
    responseText = '{}';
    wasAborted = false;
    constructor() {
      super();
      requests.push(this);
    }
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    send() {}
    abort() {
      this.wasAborted = true;
      this.dispatchEvent(new Event('abort'));
    }
  }

  const latest = () => requests.at(-1) ?? new FakeRequest();
  const real = window.XMLHttpRequest;
  beforeEach(() => Object.assign(window, { XMLHttpRequest: FakeRequest }));
  afterEach(() => Object.assign(window, { XMLHttpRequest: real }));

  const send = () =>
    sendRequest(
      { url: '/api/applications', headers: {}, body: 'x' },
      { signal: new AbortController().signal, onProgress: () => {}, onAllSent: () => {} },
    );

  it('has failed after thirty seconds, counted from the last byte', async () => {
    const answered = jest.fn();
    void send().then(answered);
    await pass(STALL_MS - 1);
    expect(latest().wasAborted).toBe(false);
    latest().upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
    await pass(STALL_MS - 1);
    expect(latest().wasAborted).toBe(false);
    await pass(1);
    expect(latest().wasAborted).toBe(true);
    expect(answered).toHaveBeenCalledWith({ status: 0, body: '' });
  });

  it('waits longer for an answer while its last bytes may still be on the way', async () => {
    void send();
    const { upload } = latest();
    upload.dispatchEvent(new ProgressEvent('progress', { loaded: 3e6, total: 3e6 }));
    upload.dispatchEvent(new ProgressEvent('load', { loaded: 3e6, total: 3e6 }));
    await pass(STALL_MS + 100_000 - 1);
    expect(latest().wasAborted).toBe(false);
    await pass(1);
    expect(latest().wasAborted).toBe(true);
  });

  it('is forgotten once it is answered', async () => {
    const sent = send();
    latest().dispatchEvent(new Event('load'));
    await expect(sent).resolves.toMatchObject({ status: 201 });
    await pass(STALL_MS * 2);
    expect(latest().wasAborted).toBe(false);
  });
});

describe('sending again', () => {
  const start = (retryAfter: string | null, createMs = 0, prepareMs = 0) => {
    const answers: IntakeResponse[] = [{ status: 429, body: '', retryAfter }];
    const send = jest.fn(() => Promise.resolve(answers.shift() ?? { status: 201, body: '{}' }));
    const options: SubmissionOptions = {
      ...contactSubmission(),
      prepare: () => new Promise((resolve) => setTimeout(resolve, prepareMs)),
      createRequest: async () => {
        if (createMs > 0) await new Promise((resolve) => setTimeout(resolve, createMs));
        return { url: '/', headers: {}, body: '' };
      },
    };
    const { result, unmount } = renderHook(() => useFormSubmission(options), {
      wrapper: withServices({ send }),
    });
    act(() => result.current.submit());
    return { send, result, unmount };
  };

  it.each([
    ['2', 2000],
    [null, RETRY_AFTER_DEFAULT_MS],
  ])(
    'happens to the millisecond after “too many requests” with Retry-After %s',
    async (retryAfter, waitMs) => {
      const { send, result } = start(retryAfter);
      await pass(0);
      expect(result.current).toMatchObject({ state: 'waiting', waitSeconds: waitMs / 1000 });
      await pass(waitMs - 1);
      expect(send).toHaveBeenCalledTimes(1);
      expect(result.current.waitSeconds).toBe(1);
      await pass(1);
      expect(send).toHaveBeenCalledTimes(2);
      expect(result.current.state).toBe('succeeded');
    },
  );

  it('does not begin a wait that is too long, but says how long it is', async () => {
    const { send, result } = start(`${RETRY_AFTER_MAX_MS / 1000 + 1}`);
    await pass(0);
    expect(result.current).toMatchObject({ state: 'failed', waitSeconds: 121, failures: 1 });
    await pass(600_000);
    expect(send).toHaveBeenCalledTimes(1);
    act(() => result.current.submit());
    await pass(0);
    expect(result.current).toMatchObject({ state: 'succeeded' });
  });

  it('is not begun by a network that comes back before the time until which to wait', async () => {
    const { send, result } = start('600');
    await pass(0);
    expect(result.current).toMatchObject({ state: 'failed', waitSeconds: 600 });
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is forgotten with what was discarded', async () => {
    const { result } = start('600');
    await pass(0);
    act(() => result.current.reset());
    expect(result.current.state).toBe('idle');
  });

  it('is possible right after a cancelled attempt whose request was still being created', async () => {
    const { send, result } = start(null, 500);
    await pass(100);
    act(() => result.current.cancel());
    act(() => result.current.submit());
    await pass(399);
    expect(send).not.toHaveBeenCalled();
    await pass(501);
    expect(send).toHaveBeenCalledTimes(1);
    expect(result.current.state).toBe('waiting');
  });

  it('is possible right after an attempt that was cancelled while its files were read again', async () => {
    const { send, result } = start(null, 0, 3000);
    await pass(1000);
    expect(result.current.state).toBe('validating');
    act(() => result.current.cancel());
    expect(result.current.state).toBe('idle');
    await pass(60_000);
    expect(send).not.toHaveBeenCalled();
    act(() => result.current.submit());
    await pass(3000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('and the first time: not after the form was left while its files were read again', async () => {
    const { send, unmount } = start(null, 0, 3000);
    await pass(1000);
    unmount();
    await pass(60_000);
    expect(send).not.toHaveBeenCalled();
  });
});

it('a counter speaks a second after the last key', async () => {
  const { result, rerender } = renderHook(({ value }) => useDebouncedValue(value), {
    initialProps: { value: 'a' },
  });
  await pass(999);
  rerender({ value: 'ab' });
  await pass(999);
  expect(result.current).toBe('');
  await pass(1);
  expect(result.current).toBe('ab');
});
