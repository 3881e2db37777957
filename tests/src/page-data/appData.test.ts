import { mayReloadFor, newestBuild } from '../../../src/page-data/appData';

/** A host that responds to requests for app-data with the given statuses in turn, repeating the last one. */
function host(body: string, ...statuses: number[]) {
  const requests: string[] = [];
  const fetch = async (url: string) => {
    const status = statuses[Math.min(requests.length, statuses.length - 1)];
    requests.push(url);
    return { status, headers: new Headers(), text: async () => body } as Response;
  };
  return { fetch, requests };
}

const noSleep = async () => {};

describe('the newest build', () => {
  it.each([
    ['is read from app-data', '{"build":"b"}', [200], 'b', 1],
    ['is unknown when the file is missing, after four requests', '{}', [404], null, 4],
    ['is unknown when the server fails, after four requests', '{}', [500], null, 4],
    ['is found at the fourth request', '{"build":"b"}', [503, 500, 404, 200], 'b', 4],
    ['is unknown when a page comes instead, and is not asked for again', '<!doctype html>', [200], null, 1],
    ['is unknown when the body says nothing', '{"build":""}', [200], null, 1],
    ['is unknown when the body is no object', 'null', [200], null, 1],
  ] as const)('%s', async (_, body, statuses, build, requests) => {
    const { fetch, requests: made } = host(body, ...statuses);
    expect(await newestBuild(fetch, noSleep)).toBe(build);
    expect(made).toEqual(Array.from({ length: requests }, () => '/page-data/app-data.json'));
  });
});

describe('a reload for a newer build', () => {
  it('is made once per build', () => {
    sessionStorage.clear();
    const storage = () => sessionStorage;
    expect([mayReloadFor('b', storage), mayReloadFor('b', storage), mayReloadFor('c', storage)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is not made where it cannot be noted, as it would never end', () => {
    const refuse = (): Storage => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(mayReloadFor('b', refuse)).toBe(false);
  });
});
