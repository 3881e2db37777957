import type { Entry } from '../../../server/intake/store/manifest';
import { READ_AT_ONCE, readListed } from '../../../server/intake/store/readListed';
import { UnreadableEntryError } from '../../../server/intake/store/store';

const COUNT = 1000;

async function* references(onAsk: () => void): AsyncIterable<string> {
  for (let number = 0; number < COUNT; number += 1) {
    onAsk();
    yield String(number);
  }
}

const entry = (reference: string) => ({ manifest: { reference } }) as unknown as Entry;

describe('a list of many entries', () => {
  it('reads a few at a time, and no further ahead than these, and names all in their order', async () => {
    let asked = 0;
    let listed = 0;
    let open = 0;
    let mostOpen = 0;
    let mostAhead = 0;
    const read = async (reference: string) => {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      // The first ones take longest.
      for (let turn = Number(reference) % 7; turn < 7; turn += 1) await Promise.resolve();
      open -= 1;
      return entry(reference);
    };
    for await (const found of readListed(
      references(() => (asked += 1)),
      read,
    )) {
      expect(found.reference).toBe(String(listed));
      listed += 1;
      mostAhead = Math.max(mostAhead, asked - listed);
    }
    expect(listed).toBe(COUNT);
    expect(mostOpen).toBeLessThanOrEqual(READ_AT_ONCE);
    expect(mostAhead).toBeLessThanOrEqual(READ_AT_ONCE);
  });

  it('leaves out what has gone, and names what cannot be read', async () => {
    const read = async (reference: string) => {
      if (reference === '1') return undefined;
      if (reference === '2') throw new UnreadableEntryError(reference, 'has no state');
      return entry(reference);
    };
    const found = [];
    for await (const one of readListed(
      references(() => {}),
      read,
    ))
      found.push(one);
    expect(found).toHaveLength(COUNT - 1);
    expect(found[1]).toMatchObject({ reference: '2', problem: expect.any(String) });
  });
});
