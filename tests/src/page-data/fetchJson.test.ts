import { REQUEST_TIMEOUT_MS } from '../../../src/config/pageLoading';
import { type Fetch, fetchJson } from '../../../src/page-data/fetchJson';

const response = (status: number, body: string, headers: Record<string, string> = {}) =>
  ({ status, headers: new Headers(headers), text: async () => body }) as Response;

/** Answers the requests in turn and records how long the loader waited in between. */
function network(
  answers: readonly (number | 'abort' | 'html' | 'cut' | 'half')[],
  headers: Record<string, string> = {},
) {
  const waits: number[] = [];
  let requests = 0;
  const caches: (RequestCache | undefined)[] = [];
  const fetch: Fetch = async (_url, init) => {
    caches.push(init?.cache);
    const answer = answers[Math.min(requests, answers.length - 1)];
    requests += 1;
    if (answer === 'abort' || answer === undefined) throw new TypeError('Failed to fetch');
    if (answer === 'html') return response(200, '<!doctype html>', { 'Content-Type': 'text/html' });
    if (answer === 'half') return response(200, '{"path', { 'Content-Type': 'application/json' });
    if (answer === 'cut') {
      const text = () => Promise.reject(new TypeError('network error'));
      return { ...response(200, ''), headers: new Headers(), text } as unknown as Response;
    }
    return response(answer, '{"path":"/"}', headers);
  };
  const sleep = async (ms: number) => {
    waits.push(ms);
  };
  return { fetch, sleep, waits, caches, requests: () => requests };
}

describe('fetching JSON', () => {
  it.each([
    ['200', [200], 'ok', 1],
    ['a host page served as 200', ['html'], 'notFound', 1],
    ['404', [404], 'notFound', 1],
    ['500', [500], 'error', 1],
    ['503 four times', [503], 'error', 4],
    ['503 three times, then 200', [503, 503, 503, 200], 'ok', 4],
    ['429, then 200', [429, 200], 'ok', 2],
    ['no network', ['abort'], 'error', 4],
    ['a connection that breaks in the middle', ['cut', 200], 'ok', 2],
    ['JSON that was cut off, then whole', ['half', 200], 'ok', 2],
    ['JSON that is always cut off', ['half'], 'notFound', 2],
  ] as const)('answers %s as expected', async (_, answers, state, requests) => {
    const net = network(answers);
    expect(await fetchJson('/x.json', net)).toMatchObject({ state });
    expect(net.requests()).toBe(requests);
  });

  it('asks past the HTTP cache once JSON was cut off, where it would be so for good', async () => {
    const net = network(['half', 503, 200]);
    await fetchJson('/x.json', net);
    expect(net.caches).toEqual([undefined, 'reload', 'reload']);
  });

  it('waits 0, 300 and 900 ms before its three retries', async () => {
    const net = network([503]);
    await fetchJson('/x.json', net);
    expect(net.waits).toEqual([0, 300, 900]);
  });

  it('asks again to the millisecond: at once, after 300 ms and after 900 ms', async () => {
    jest.useFakeTimers();
    const { fetch, requests } = network([503]);
    const ended = jest.fn();
    void fetchJson('/x.json', { fetch }).then(ended);
    await jest.advanceTimersByTimeAsync(0);
    expect(requests()).toBe(2);
    await jest.advanceTimersByTimeAsync(299);
    expect(requests()).toBe(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(requests()).toBe(3);
    await jest.advanceTimersByTimeAsync(899);
    expect(requests()).toBe(3);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(requests()).toBe(4);
    expect(ended).toHaveBeenCalledWith({ state: 'error' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requests()).toBe(4);
    jest.useRealTimers();
  });

  it.each([
    ['1', [1000, 1000, 1000]],
    ['7', [2000, 2000, 2000]],
    ['0', [0, 300, 900]],
    ['Wed, 21 Oct 2026 07:28:00 GMT', [0, 300, 900]],
    ['Wed, 21 Oct 2099 07:28:00 GMT', [2000, 2000, 2000]],
  ])('waits as long as Retry-After: %s asks for, at most two seconds', async (value, waits) => {
    const net = network([503], { 'Retry-After': value });
    await fetchJson('/x.json', net);
    expect(net.waits).toEqual(waits);
  });

  it('says which build the file is from', async () => {
    const net = network([200], { 'X-Build': 'abc' });
    expect(await fetchJson('/x.json', net)).toMatchObject({ state: 'ok', build: 'abc' });
  });

  it('gives up once for all on a server that does not answer', async () => {
    jest.useFakeTimers();
    let requests = 0;
    const fetch: Fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        requests += 1;
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
      });
    const ended = jest.fn();
    void fetchJson('/x.json', { fetch }).then(ended);
    await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith({ state: 'error' });
    expect(requests).toBe(1);
    jest.useRealTimers();
  });

  it('gives each request a time limit and the priority that is asked for', async () => {
    const inits: RequestInit[] = [];
    const fetch: Fetch = async (_, init = {}) => {
      inits.push(init);
      return response(200, '{}');
    };
    await fetchJson('/x.json', { fetch, priority: 'low' });
    expect(inits).toEqual([{ signal: expect.any(AbortSignal), priority: 'low' }]);
  });
});
