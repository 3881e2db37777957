// Covers scripts/torture/ledger.ts.
import type { Store } from '../../../server/intake/store/store';
import { listenLocally, type LocalServer } from '../../../scripts/lib/listenLocally';
import { Ledger } from '../../../scripts/torture/ledger';
import { pdfOf } from '../../../scripts/torture/sendApplication';

/** What the server answers with, in order: a status, with a reference if it is 201; `cut` for no response. */
type Answer = [status: number, reference?: string] | 'cut';

let answers: Answer[];
let server: LocalServer;

beforeAll(async () => {
  server = await listenLocally((request, response) => {
    request.resume().once('end', () => {
      const answer = answers.shift() ?? 'cut';
      if (answer === 'cut') return response.destroy();
      const [status, reference] = answer;
      return response.writeHead(status).end(JSON.stringify({ reference }));
    });
  });
});

afterAll(() => server.stop());

const newLedger = () => new Ledger((key) => [{ field: 'resume', name: 'cv.pdf', content: pdfOf(100, key) }]);

/** A ledger that has sent these keys in turn and got these answers. */
async function ledgerOf(...sent: [key: string, answer: Answer][]): Promise<Ledger> {
  answers = sent.map(([, answer]) => answer);
  const ledger = newLedger();
  for (const [key] of sent) await ledger.send(server.origin, key);
  return ledger;
}

it('knows what was promised, what is still open, and how each was answered', async () => {
  const ledger = await ledgerOf(
    ['a', [201, 'A']],
    ['b', [503]],
    ['c', 'cut'],
    ['d', [500]],
    ['b', [201, 'B']],
  );
  expect([...ledger.promised]).toEqual([
    ['a', 'A'],
    ['b', 'B'],
  ]);
  expect([...ledger.open]).toEqual(['c', 'd']);
  expect(ledger.counts).toEqual({ 201: 2, 503: 1, cut: 1, other: 1 });
  expect(ledger.times).toHaveLength(2);
});

it('counts a second reference for the same application as a fault, and the same one as none', async () => {
  const ledger = await ledgerOf(['a', [201, 'A']], ['a', [201, 'A']], ['a', [201, 'B']]);
  expect(ledger.counts).toMatchObject({ 201: 2, other: 1 });
  expect(ledger.promised.get('a')).toBe('A');
});

it('finds what a store lacks, holds twice or has of nobody who was promised it', async () => {
  const ledger = await ledgerOf(['a', [201, 'A']], ['b', [503]]);
  const entry = (reference: string, pitch: string) => ({
    reference,
    entry: { manifest: { fields: { pitch } } },
  });
  const store = {
    find: async () => undefined,
    entries: async function* () {
      yield* [entry('OLD', 'a'), entry('A', 'a'), entry('A2', 'a'), entry('B', 'b')];
    },
  } as unknown as Store;
  expect(await ledger.compareKept(store)).toEqual({ whole: 0, lost: 1, damaged: 0 });
  expect(await ledger.countOthers(store, ['OLD'])).toEqual({ stored: 3, doubled: 1, unpromised: 1 });
});
