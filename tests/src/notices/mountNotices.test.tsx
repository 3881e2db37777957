import { act } from '@testing-library/react';
import { setFormDirty } from '../../../src/lib/formDirty';
import { mountNotices } from '../../../src/notices/mountNotices';
import { noticeStore } from '../../../src/page-data/noticeStore';
import type { PageLoader } from '../../../src/page-data/pageLoader';

jest.mock('../../../src/notices/Notices', () => ({ Notices: () => null }));

afterEach(() => setFormDirty(false));

it('does not say beside the thanks for a form that a page failed while it was being filled in', async () => {
  const loadError = { target: '/en/contact/' };
  await act(async () => {
    mountNotices({ queriesOf: () => [] } as Partial<PageLoader> as PageLoader);
    setFormDirty(true);
    noticeStore.setState({ loadError });
  });
  expect(noticeStore.getState()).toEqual({ loadError });
  await act(async () => setFormDirty(false));
  expect(noticeStore.getState().loadError).toBeUndefined();
});
