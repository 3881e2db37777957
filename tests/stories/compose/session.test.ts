import { newPage } from '../../../stories/compose/model/page';
import { keptSession, nextSession, readKept, startSession } from '../../../stories/compose/model/session';

const named = (id: string, place?: string) => ({
  type: 'change' as const,
  place,
  change: (page: ReturnType<typeof newPage>) => ({ ...page, id }),
});

it('takes back what was typed into one field in one step', () => {
  let session = startSession({ page: newPage('news', 'start') });
  for (const id of ['s', 'so', 'som']) session = nextSession(session, named(id, 'id'));
  session = nextSession(session, named('other', 'elsewhere'));
  session = nextSession(session, { type: 'undo' });
  expect(session.page.id).toBe('som');
  session = nextSession(session, { type: 'undo' });
  expect(session.page.id).toBe('start');
  expect(nextSession(session, { type: 'undo' })).toBe(session);
  session = nextSession(nextSession(session, { type: 'redo' }), { type: 'redo' });
  expect(session.page.id).toBe('other');
});

it('gets back the page before one was opened', () => {
  const opened = nextSession(startSession({ page: newPage('news', 'mine') }), {
    type: 'open',
    page: newPage('legal', 'theirs'),
    draft: 'other',
  });
  expect(nextSession(opened, { type: 'undo' }).page.id).toBe('mine');
});

it('undoes and redoes the opening of a draft without mixing it up with the page before', () => {
  const start = startSession({ page: newPage('news', 'mine') });
  const opened = nextSession(start, {
    type: 'open',
    page: newPage('news', 'fest'),
    isTouched: true,
    changed: 5,
    draft: 'fest',
  });
  const { page, draft, isTouched, changed, isStored } = opened;
  const undone = nextSession(opened, { type: 'undo' });
  expect(undone).toMatchObject({ page: start.page, draft: start.draft, isTouched: false });
  expect(undone.changed).toBeUndefined();
  expect(nextSession(undone, { type: 'redo' })).toMatchObject({ page, draft, isTouched, changed, isStored });
});

it('is untouched again when its only change is undone', () => {
  const changed = nextSession(startSession({ page: newPage('news', 'start') }), named('other'));
  expect(changed.isTouched).toBe(true);
  expect(nextSession(changed, { type: 'undo' }).isTouched).toBe(false);
});

it('knows with an older text only the files that text was made from', () => {
  const file = 'content-json/de/news/one.json';
  const start = startSession({ page: newPage('news', 'one'), known: { [file]: 'T0' } });
  const reopened = nextSession(nextSession(start, named('one')), {
    type: 'open',
    page: newPage('news', 'one'),
    known: { [file]: 'T1' },
    draft: 'again',
  });
  const undone = nextSession(reopened, { type: 'undo' });
  expect(undone.known).toEqual({ [file]: 'T0' });
  expect(nextSession(undone, { type: 'redo' }).known).toEqual({ [file]: 'T1' });
});

it('does not forget by undoing a change what has been written since', () => {
  const file = 'content-json/de/news/one.json';
  const changed = nextSession(startSession({ known: { [file]: 'old' } }), named('one'));
  const written = nextSession(changed, { type: 'known', texts: { [file]: 'new' } });
  const undone = nextSession(written, { type: 'undo' });
  expect(undone.known).toEqual({ [file]: 'new' });
  expect(undone.isTouched).toBe(true);
});

it('goes on under the name its draft was stored under, also after undoing', () => {
  const start = startSession({ page: newPage('news', 'start'), draft: 'one', changed: 5 });
  const changed = nextSession(start, named('other'));
  const stored = nextSession(changed, { type: 'stored', of: changed, draft: 'two', changed: 9 });
  expect(stored).toMatchObject({ draft: 'two', changed: 9, isStored: true });
  expect(nextSession(stored, { type: 'undo' })).toMatchObject({ draft: 'two', changed: 9, isStored: false });
});

it('keeps in mind a change made while its draft was being stored', () => {
  const changed = nextSession(startSession({ draft: 'one' }), named('other'));
  const later = nextSession(changed, named('later'));
  const stored = nextSession(later, { type: 'stored', of: changed, draft: 'one', changed: 9 });
  expect(stored).toMatchObject({ changed: 9, isStored: false });
});

it('keeps page and language over a reload, and starts anew from what it cannot read', () => {
  const session = startSession({ page: newPage('events', 'kept') });
  const { page, locale, known, isTouched, draft, isStored } = session;
  expect(readKept(keptSession(session))).toEqual({ page, locale, known, isTouched, draft, isStored });
  expect(readKept('{"page":')).toBeUndefined();
  expect(readKept('{}')).toBeUndefined();
  expect(readKept(null)).toBeUndefined();
});

it('knows what lies on the disk: what was opened, and what has been written or is gone since', () => {
  const file = 'content-json/de/news/one.json';
  const opened = nextSession(startSession(), {
    type: 'open',
    page: newPage('news', 'one'),
    known: { [file]: 'old' },
    draft: 'one',
  });
  const written = nextSession(opened, { type: 'known', texts: { [file]: 'new' } });
  expect([opened.known, written.known]).toEqual([{ [file]: 'old' }, { [file]: 'new' }]);
  expect(nextSession(written, { type: 'known', texts: { [file]: null } }).known).toEqual({});
});
