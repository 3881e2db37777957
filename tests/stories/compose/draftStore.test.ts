import { type Draft, keptDrafts, memoryDrafts } from '../../../stories/compose/drafts/draftStore';
import { newPage } from '../../../stories/compose/model/page';

// jsdom has no database, so a map stands in for it; each call is one transaction.
const mockRows = new Map<string, Draft>();
let mockIsFull = false;
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  entries: async () => [...mockRows],
  set: async (name: string, draft: Draft) => void mockRows.set(name, draft),
  update: async (name: string, next: (old?: Draft) => Draft) => {
    if (mockIsFull) throw new DOMException('full', 'QuotaExceededError');
    mockRows.set(name, next(mockRows.get(name)));
  },
  delMany: async (names: string[]) => names.forEach((name) => mockRows.delete(name)),
}));

const draftAt = (changed: number, id: string): Draft => ({
  page: newPage('news', id),
  locale: 'de',
  known: {},
  isTouched: true,
  draft: 'one',
  changed,
});

describe.each([
  ['in memory', memoryDrafts],
  ['in the browser', () => keptDrafts('drafts')],
])('drafts %s', (_, create) => {
  beforeEach(() => mockRows.clear());

  it('are replaced by whoever saw their last change', async () => {
    const store = create();
    await store.put(draftAt(1, 'first'), undefined);
    expect(await store.put(draftAt(2, 'second'), 1)).toEqual(draftAt(2, 'second'));
    expect(await store.list()).toEqual([draftAt(2, 'second')]);
  });

  it.each([undefined, 1])('stay beside those of a tab that last saw %s', async (seen) => {
    const store = create();
    await store.put(draftAt(2, 'theirs'), undefined);
    const mine = await store.put(draftAt(3, 'mine'), seen);
    expect(mine).toEqual({ ...draftAt(3, 'mine'), draft: mine.draft });
    expect(await store.list()).toEqual([mine, draftAt(2, 'theirs')]);
  });

  it('are stored again under their name by a tab that goes on after they were deleted', async () => {
    const store = create();
    await store.put(draftAt(1, 'first'), undefined);
    await store.remove(['one']);
    await store.put(draftAt(2, 'second'), 1);
    expect(await store.list()).toEqual([draftAt(2, 'second')]);
  });
});

describe('drafts that the browser does not take', () => {
  beforeEach(() => mockRows.clear());
  afterEach(() => {
    mockIsFull = false;
  });

  it('are listed in place of older ones until it takes them again, and said to be lost until then', async () => {
    const store = keptDrafts('drafts');
    await store.put(draftAt(1, 'stored'), undefined);
    expect(await store.list()).toEqual([draftAt(1, 'stored')]);
    expect(store.areKept).toBe(true);
    mockIsFull = true;
    await store.put(draftAt(2, 'held'), 1);
    expect(await store.list()).toEqual([draftAt(2, 'held')]);
    expect(store.areKept).toBe(false);
    await store.remove(['one']);
    mockIsFull = false;
    await store.put(draftAt(3, 'stored'), undefined);
    expect(await store.list()).toEqual([draftAt(3, 'stored')]);
    expect(store.areKept).toBe(true);
  });
});
