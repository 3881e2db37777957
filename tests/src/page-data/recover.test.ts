import { setFormDirty } from '../../../src/lib/formDirty';
import { noticeStore } from '../../../src/page-data/noticeStore';
import { recover, watchUse } from '../../../src/page-data/recover';

const ERROR = new Error('no IntersectionObserver');
const reportError = jest.fn();

/** Target of the full page load that an error leads to; unsent input makes a notice of it. */
async function targetAfterError(): Promise<string | undefined> {
  noticeStore.setState({ loadError: undefined });
  recover(ERROR);
  await new Promise((resolve) => setTimeout(resolve));
  return noticeStore.getState().loadError?.target;
}

it('an error that has ended React loads the page again only while it is used, and not before React has taken it over', async () => {
  Object.assign(window, { reportError });
  setFormDirty(true);
  window.history.replaceState(null, '', '/jobs/?q=text');
  watchUse(window);
  expect(await targetAfterError()).toBeUndefined();
  window.dispatchEvent(new KeyboardEvent('keydown'));
  window.prerendered = document.body;
  expect(await targetAfterError()).toBeUndefined();
  window.prerendered = null;
  expect(await targetAfterError()).toBe('/jobs/?q=text');
  expect(reportError).toHaveBeenCalledTimes(3);
});
