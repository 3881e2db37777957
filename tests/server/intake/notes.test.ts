import type { Store } from '../../../server/intake/store/store';
import { createPlace, type Place, STORES } from './places';

const REFERENCE = 'SFF-00000-00000';

describe.each(STORES)('the notes of the %s', (kind) => {
  let place: Place;
  let notes: Store['notes'];
  beforeEach(async () => {
    place = await createPlace(kind);
    ({ notes } = await place.open());
  });
  afterEach(() => place.remove());

  it('keep the first notice of a deletion', async () => {
    await notes.addNotice(REFERENCE, { job: 'a@sff.example' });
    await notes.addNotice(REFERENCE, { job: 'b@sff.example' });
    expect(await notes.notices()).toEqual([REFERENCE]);
    expect(await notes.noticeOf(REFERENCE)).toEqual({ job: 'a@sff.example' });
    await notes.removeNotice(REFERENCE);
    expect(await notes.noticeOf(REFERENCE)).toBeUndefined();
  });

  it('read a notice that a full disk has left without its text', async () => {
    await place.overwrite(`notices/${REFERENCE}`, '');
    expect(await notes.noticeOf(REFERENCE)).toEqual({});
  });

  it('ignore what is no notice', async () => {
    await place.overwrite('notices/README', '');
    expect(await notes.notices()).toEqual([]);
  });

  it('keep the first alias of a reference', async () => {
    expect(await notes.alias(REFERENCE, 'SFF-11111-11111')).toBe('SFF-11111-11111');
    expect(await notes.alias(REFERENCE, 'SFF-22222-22222')).toBe('SFF-11111-11111');
  });
});
