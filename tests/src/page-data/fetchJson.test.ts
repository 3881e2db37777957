import { type Fetch, fetchJson } from '../../../src/page-data/fetchJson';

const response = (status: number, body = '{}') =>
  ({ status, json: async () => JSON.parse(body) as unknown }) as Response;

/** Answers the requests one after the other and records how long the loader waited in between. */
function network(...answers: (number | 'abort' | 'html')[]) {
  const waits: number[] = [];
  let requests = 0;
  const fetch: Fetch = async () => {
    const answer = answers[Math.min(requests, answers.length - 1)];
    requests += 1;
    if (answer === 'abort' || answer === undefined) throw new TypeError('Failed to fetch');
    return answer === 'html' ? response(200, '<!doctype html>') : response(answer, '{"path":"/"}');
  };
  const sleep = async (ms: number) => {
    waits.push(ms);
  };
  return { fetch, sleep, waits, requests: () => requests };
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
  ] as const)('answers %s as expected', async (_, answers, state, requests) => {
    const net = network(...answers);
    expect(await fetchJson('/x.json', net.fetch, net.sleep)).toMatchObject({ state });
    expect(net.requests()).toBe(requests);
  });

  it('waits 0, 300 and 900 ms before its three retries', async () => {
    const net = network(503);
    await fetchJson('/x.json', net.fetch, net.sleep);
    expect(net.waits).toEqual([0, 300, 900]);
  });
});
