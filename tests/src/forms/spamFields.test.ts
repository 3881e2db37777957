import { renderHook } from '@testing-library/react';
import { PROOF_WAIT_MS, TOKEN_MAX_AGE_MS, TOKEN_MIN_AGE_MS } from '../../../src/config/formTimers';
import { useSpamFields } from '../../../src/forms/spam/useSpamFields';
import { pass, withServices } from './formHooks';

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

it('the proof of work holds sending up for half a second at most', async () => {
  const services = {
    requestToken: () => Promise.resolve({ token: 't', challenge: { salt: 's', bits: 1 } }),
    solveProof: () => new Promise<never>(() => {}),
  };
  const { result } = renderHook(useSpamFields, { wrapper: withServices(services) });
  const collected = jest.fn();
  result.current.start();
  await pass(TOKEN_MIN_AGE_MS);
  void result.current.collect().then(collected);
  await pass(PROOF_WAIT_MS - 1);
  expect(collected).not.toHaveBeenCalled();
  await pass(1);
  expect(collected).toHaveBeenCalledWith({ form_token: 't' });
});

it('a browser that forbids workers sends the form without the proof of work', async () => {
  const services = {
    requestToken: () => Promise.resolve({ token: 't', challenge: { salt: 's', bits: 1 } }),
    solveProof: () => Promise.reject(new DOMException('forbidden', 'SecurityError')),
  };
  const { result } = renderHook(useSpamFields, { wrapper: withServices(services) });
  result.current.start();
  await pass(TOKEN_MIN_AGE_MS);
  await expect(result.current.collect()).resolves.toEqual({ form_token: 't' });
});

describe('the signed time', () => {
  /** A server that numbers its tokens, and several forms on one page load. */
  const onePageLoad = () => {
    let count = 0;
    const services = {
      requestToken: async () => ({ token: `t${(count += 1)}`, challenge: { salt: 's', bits: 1 } }),
      solveProof: async () => count,
    };
    return () => renderHook(useSpamFields, { wrapper: withServices(services) });
  };

  it('is not sent while it would look like haste, as with a restored draft that is sent at once', async () => {
    const { result } = onePageLoad()();
    result.current.start();
    await pass(TOKEN_MIN_AGE_MS - 1);
    expect(await result.current.collect()).toEqual({});
    await pass(1);
    expect(await result.current.collect()).toEqual({ form_token: 't1', form_proof: '1' });
  });

  it('goes along into the next form, which may be sent at once', async () => {
    const openForm = onePageLoad();
    const first = openForm();
    first.result.current.start();
    first.unmount();
    await pass(TOKEN_MIN_AGE_MS);
    const second = openForm();
    second.result.current.start();
    expect(await second.result.current.collect()).toEqual({ form_token: 't1', form_proof: '1' });
  });

  it('is renewed after a day, and the old one is sent until the new one can be no haste', async () => {
    const { result } = onePageLoad()();
    result.current.start();
    await pass(TOKEN_MAX_AGE_MS);
    result.current.start();
    await pass(TOKEN_MIN_AGE_MS - 1);
    expect(await result.current.collect()).toMatchObject({ form_token: 't1' });
    await pass(1);
    result.current.start();
    expect(await result.current.collect()).toMatchObject({ form_token: 't2' });
  });

  it('is asked for again by the next form where the server gave none', async () => {
    let isDown = true;
    const services = {
      requestToken: async () => (isDown ? undefined : { token: 't', challenge: { salt: 's', bits: 1 } }),
      solveProof: async () => 7,
    };
    const openForm = () => renderHook(useSpamFields, { wrapper: withServices(services) });
    const first = openForm();
    first.result.current.start();
    expect(await first.result.current.collect()).toEqual({});
    isDown = false;
    const second = openForm();
    second.result.current.start();
    await pass(TOKEN_MIN_AGE_MS);
    expect(await second.result.current.collect()).toEqual({ form_token: 't', form_proof: '7' });
  });

  it('is asked for at most once a minute where the server gives none, however much is typed', async () => {
    let isDown = false;
    const requestToken = jest.fn(async () =>
      isDown ? undefined : { token: 't', challenge: { salt: 's', bits: 1 } },
    );
    const services = { requestToken, solveProof: async () => 7 };
    const { result } = renderHook(useSpamFields, { wrapper: withServices(services) });
    const press = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        result.current.start();
        await pass(1);
      }
    };
    await press(20);
    expect(requestToken).toHaveBeenCalledTimes(1);
    isDown = true;
    await pass(TOKEN_MAX_AGE_MS);
    await press(20);
    expect(requestToken).toHaveBeenCalledTimes(2);
    await pass(60_000);
    await press(20);
    expect(requestToken).toHaveBeenCalledTimes(3);
  });

  it('is asked for again by the same form after a minute, and not sent while it would look like haste', async () => {
    let isDown = true;
    const services = {
      requestToken: async () => (isDown ? undefined : { token: 't', challenge: { salt: 's', bits: 1 } }),
      solveProof: async () => 7,
    };
    const { result } = renderHook(useSpamFields, { wrapper: withServices(services) });
    result.current.start();
    await pass(60_000);
    isDown = false;
    result.current.start();
    await pass(TOKEN_MIN_AGE_MS - 1);
    expect(await result.current.collect()).toEqual({});
    await pass(1);
    expect(await result.current.collect()).toEqual({ form_token: 't', form_proof: '7' });
  });
});
