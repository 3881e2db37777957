import { act, renderHook, waitFor } from '@testing-library/react';
import type { IntakeResponse } from '../../../../src/forms/submission/outcomeOf';
import {
  type OutgoingRequest,
  type SendOptions,
  sendRequest,
} from '../../../../src/forms/submission/sendRequest';
import {
  type SubmissionOptions,
  useFormSubmission,
} from '../../../../src/forms/submission/useFormSubmission';
import { contactSubmission, withServices } from '../formHooks';

const REQUEST: OutgoingRequest = { url: '/', headers: {}, body: '' };
const OPTIONS: SendOptions = {
  signal: new AbortController().signal,
  onProgress: () => {},
  onAllSent: () => {},
};
const RECEIVED: IntakeResponse = { status: 201, body: '{}' };

const throwOnce = () =>
  jest.fn().mockImplementationOnce(() => {
    throw new TypeError('blocked');
  });

function start(options: Partial<SubmissionOptions>, send = jest.fn(async () => RECEIVED)) {
  const all = { ...contactSubmission(), ...options };
  const { result } = renderHook(() => useFormSubmission(all), { wrapper: withServices({ send }) });
  const submit = () => act(() => result.current.submit());
  const untilState = (state: string) => waitFor(() => expect(result.current.state).toBe(state));
  return { result, submit, untilState };
}

describe('after a blocker has let a request throw', () => {
  it('while it was created, the form has failed, and can be sent again', async () => {
    const append = throwOnce();
    const createRequest = async () => {
      append();
      return REQUEST;
    };
    const { result, submit, untilState } = start({ createRequest });
    submit();
    await untilState('failed');
    expect(result.current).toMatchObject({ isBusy: false, failures: 1 });
    submit();
    await untilState('succeeded');
  });

  it('when it was to be sent, too', async () => {
    jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(throwOnce());
    const send = jest.fn(async () => RECEIVED).mockImplementationOnce(() => sendRequest(REQUEST, OPTIONS));
    const { result, submit, untilState } = start({}, send);
    submit();
    await untilState('failed');
    expect(result.current.isBusy).toBe(false);
    submit();
    await untilState('succeeded');
  });

  it('but was cancelled before, nothing has failed', async () => {
    let fail = () => {};
    const createRequest = () =>
      new Promise<OutgoingRequest>((_, reject) => {
        fail = () => reject(new TypeError('blocked'));
      });
    const { result, submit, untilState } = start({ createRequest });
    submit();
    await untilState('uploading');
    act(() => result.current.cancel());
    await act(async () => fail());
    expect(result.current).toMatchObject({ state: 'idle', failures: 0 });
  });
});

it('an attempt whose errors cannot be shown does not keep the next one from being sent', async () => {
  const refusal = { errors: [{ field: 'email', code: 'email' }] };
  const send = jest.fn(async () => RECEIVED);
  send.mockResolvedValueOnce({ status: 422, body: JSON.stringify(refusal) });
  const reported = jest.fn();
  Object.assign(window, { reportError: reported });
  const shown = throwOnce();
  const { submit, untilState } = start({ onErrors: (errors) => errors && shown() }, send);
  submit();
  await untilState('rejected');
  expect(reported).toHaveBeenCalledWith(new TypeError('blocked'));
  submit();
  await untilState('succeeded');
});
