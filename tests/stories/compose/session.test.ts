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

it('keeps page and language over a reload, and starts anew from what it cannot read', () => {
  const session = startSession({ page: newPage('events', 'kept') });
  const { page, locale, known, isTouched, draft } = session;
  expect(readKept(keptSession(session))).toEqual({ page, locale, known, isTouched, draft });
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
