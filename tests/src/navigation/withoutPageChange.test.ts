import { CURTAIN_IN_MS, CURTAIN_OUT_MS, SMOOTH_SCROLL_MAX_MS } from '../../../src/config/timers';
import { noticeStore } from '../../../src/page-data/noticeStore';
import { FIRST_SCREEN_ATTRIBUTE } from '../../../src/document/ids';
import { acceptInputLoss, setFormDirty, wouldLoseInput } from '../../../src/lib/formDirty';
import { type LeaveGuard, setLeaveGuard } from '../../../src/lib/linkClick';
import { useStore } from '../../../src/store/store';
import { at, browser, curtain, eachOnItsOwn, pass, start } from './startController';

eachOnItsOwn();
afterEach(() => setFormDirty(false));

describe('a page that cannot be loaded', () => {
  it('becomes a full page load, with query and hash, behind the curtain', async () => {
    const { controller, answer } = start();
    controller.locationChanged(at('/jobs/?q=text#list'), 'PUSH');
    answer('/jobs/', null);
    await pass(CURTAIN_IN_MS);
    expect(browser.left).toEqual(['/jobs/?q=text#list']);
    expect(curtain()).toBe('covered');
  });

  it('leaves the current page when a full page load is impossible, too', async () => {
    browser.isLeaving = false;
    const { controller, answer, committed, preRendered } = start();
    controller.locationChanged(at('/jobs/'), 'PUSH');
    answer('/jobs/', null);
    await pass(CURTAIN_IN_MS + CURTAIN_OUT_MS);
    expect(curtain()).toBe('idle');
    expect(preRendered).toEqual([null]);
    controller.locationChanged(at('/jobs/'), 'PUSH');
    answer('/jobs/');
    await pass(CURTAIN_IN_MS);
    expect(committed).toEqual(['/jobs/']);
  });

  it.each([
    ['Back', 'PUSH', 8, -1],
    ['Forward', 'POP', 5, 2],
  ] as const)('gives the address back to the page that stays, by %s', async (_, how, to, steps) => {
    const go = jest.spyOn(window.history, 'go').mockImplementation(() => {});
    window.history.replaceState({ idx: 6 }, '');
    browser.isLeaving = false;
    const { controller, answer } = start();
    // A jump within the page has an entry of its own.
    window.history.replaceState({ idx: 7 }, '');
    controller.locationChanged(at('/#place'), 'PUSH');
    window.history.replaceState({ idx: to }, '');
    controller.locationChanged(at('/jobs/'), how);
    answer('/jobs/', null);
    await pass(CURTAIN_IN_MS);
    expect(go.mock.calls).toEqual([[steps]]);
    go.mockRestore();
    window.history.replaceState(null, '');
  });

  it('takes back the consent to lose unsent input when the current page stays', async () => {
    acceptInputLoss();
    browser.isLeaving = false;
    const { controller, answer } = start();
    controller.locationChanged(at('/jobs/'), 'PUSH');
    answer('/jobs/', null);
    expect(wouldLoseInput()).toBe(false);
    await pass(CURTAIN_IN_MS + CURTAIN_OUT_MS);
    expect(wouldLoseInput()).toBe(true);
  });

  describe('because the host serves another build, while a form holds unsent input', () => {
    const guard = jest.fn<ReturnType<LeaveGuard>, Parameters<LeaveGuard>>(() => 'block');
    let removeGuard = () => {};

    beforeEach(() => {
      guard.mockClear();
      removeGuard = setLeaveGuard(guard);
      setFormDirty(true);
      browser.isOutdated = true;
      browser.isLeaving = false;
      window.history.replaceState({ idx: 6 }, '');
    });

    afterEach(() => {
      removeGuard();
      window.history.replaceState(null, '');
      jest.restoreAllMocks();
    });

    /** Goes to a page of another build, by a step through the history. */
    async function goTo(idx: number, how: 'PUSH' | 'POP') {
      const go = jest.spyOn(window.history, 'go').mockImplementation(() => {});
      const { controller, answer } = start();
      window.history.replaceState({ idx }, '');
      controller.locationChanged(at('/en/'), how);
      answer('/en/', null);
      await pass(CURTAIN_IN_MS + CURTAIN_OUT_MS);
      return go;
    }

    it.each([
      ['a link that keeps the input', 'PUSH', 7, -1],
      ['Back', 'POP', 5, 1],
    ] as const)('is a question after %s, and is gone to with consent', async (_, how, idx, steps) => {
      const go = await goTo(idx, how);
      expect(guard).toHaveBeenCalledWith('/en/', expect.any(Function), true);
      expect(curtain()).toBe('idle');
      expect(go.mock.calls).toEqual([[steps]]);
      expect(browser.left).toEqual([]);
      guard.mock.calls[0]?.[1]();
      expect(go).toHaveBeenLastCalledWith(-steps);
    });

    it('is left to a full page load without a question when the visitor has agreed', async () => {
      acceptInputLoss();
      await goTo(7, 'PUSH');
      expect(guard).not.toHaveBeenCalled();
      expect(browser.left).toEqual(['/en/']);
    });

    it.each([
      ['the build is the same', () => (browser.isOutdated = false)],
      ['there is no network', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ])('is no question if %s: only the notice is true', async (_, set) => {
      set();
      await goTo(7, 'PUSH');
      expect(guard).not.toHaveBeenCalled();
      expect(browser.left).toEqual(['/en/']);
    });
  });

  it('is no longer said to be missing when it comes after all, at the same address', async () => {
    const { controller, answer } = start();
    noticeStore.setState({ loadError: { target: '/jobs/' } });
    controller.locationChanged(at('/jobs/'), 'REPLACE');
    answer('/jobs/');
    await pass(CURTAIN_IN_MS);
    expect(noticeStore.getState().loadError).toBeUndefined();
  });

  it('opens the curtain again when the browser stays all the same', async () => {
    const { controller, answer } = start();
    controller.locationChanged(at('/jobs/'), 'PUSH');
    answer('/jobs/', null);
    await pass(CURTAIN_IN_MS + 9_999);
    expect(curtain()).toBe('covered');
    await pass(CURTAIN_OUT_MS + 1);
    expect(curtain()).toBe('idle');
  });
});

describe('a page after consent was withdrawn', () => {
  it.each([
    ['becomes a full page load, which removes what was loaded with it', false, ['/jobs/'], []],
    ['is shown as usual while a form holds unsent input', true, [], ['/jobs/']],
  ])('%s', async (_, isDirty, left, shown) => {
    setFormDirty(isDirty);
    useStore.setState({ isReloadDue: true });
    const { controller, answer, committed } = start();
    controller.locationChanged(at('/jobs/'), 'PUSH');
    answer('/jobs/');
    await pass(CURTAIN_IN_MS);
    expect(browser.left).toEqual(left);
    expect(committed).toEqual(shown);
  });
});

describe('another place on the same page', () => {
  it('needs no curtain and moves the focus', () => {
    document.body.innerHTML = '<main><h1>/</h1><p id="place">here</p></main>';
    const { controller } = start();
    controller.locationChanged(at('/#place'), 'PUSH');
    expect(curtain()).toBe('idle');
    expect(document.getElementById('place')).toHaveFocus();
  });

  it('is moved to only once every height on the page is right', () => {
    document.body.innerHTML = '<main><h1>/</h1><p id="place">here</p></main>';
    const root = document.documentElement;
    root.setAttribute(FIRST_SCREEN_ATTRIBUTE, '');
    const { controller } = start();
    controller.locationChanged(at('/?q=text'), 'REPLACE');
    expect(root.hasAttribute(FIRST_SCREEN_ATTRIBUTE)).toBe(true);
    controller.locationChanged(at('/?q=text#place'), 'PUSH');
    expect(root.hasAttribute(FIRST_SCREEN_ATTRIBUTE)).toBe(false);
  });

  it('is not moved to when only the query is replaced, as the job list does', () => {
    const { controller } = start();
    window.scrollY = 300;
    controller.locationChanged(at('/?q=text'), 'REPLACE');
    expect(window.scrollY).toBe(300);
    expect(curtain()).toBe('idle');
  });

  it('is moved to again when its link is followed again, which replaces the address by itself', () => {
    document.body.innerHTML = '<main><h1>/</h1><p id="place">here</p></main>';
    const { controller } = start();
    controller.locationChanged(at('/#place'), 'PUSH');
    document.getElementById('place')?.blur();
    controller.locationChanged(at('/#place'), 'REPLACE');
    expect(document.getElementById('place')).toHaveFocus();
  });

  it('is the top when a link to exactly this page is followed, as that of the logo', async () => {
    const { controller } = start();
    window.scrollY = 300;
    controller.locationChanged(at('/'), 'REPLACE');
    await pass(SMOOTH_SCROLL_MAX_MS);
    expect(window.scrollY).toBe(0);
  });

  it('is found again by Back', () => {
    const { controller, first } = start();
    window.scrollY = 300;
    controller.locationChanged(at('/#place'), 'PUSH');
    window.scrollY = 900;
    controller.locationChanged(first.location, 'POP');
    expect(window.scrollY).toBe(300);
  });

  it('takes the focus along by Back, so that the keyboard goes on where the eye is', () => {
    document.body.innerHTML = '<main><h1>/</h1><p id="place">here</p><p id="next">there</p></main>';
    const { controller } = start();
    const place = at('/#place');
    controller.locationChanged(place, 'PUSH');
    window.scrollY = 500;
    controller.locationChanged(at('/#next'), 'PUSH');
    expect(document.getElementById('next')).toHaveFocus();
    controller.locationChanged(place, 'POP');
    expect(document.getElementById('place')).toHaveFocus();
    expect(window.scrollY).toBe(500);
  });
});
