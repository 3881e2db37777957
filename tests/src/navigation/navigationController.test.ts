import { CURTAIN_IN_MS, CURTAIN_OUT_MS, SLOW_LOAD_HINT_MS } from '../../../src/config/timers';
import { useStore } from '../../../src/store/store';
import type { LoadResult } from '../../../src/page-data/pageLoader';
import { at, curtain, eachOnItsOwn, page, pass, start } from './startController';

eachOnItsOwn();

describe('a way to another page', () => {
  it('commits it only when the screen is covered, then reveals it', async () => {
    const { controller, answer, committed } = start();
    controller.locationChanged(at('/jobs/'), 'PUSH');
    answer('/jobs/');
    await pass(CURTAIN_IN_MS - 1);
    expect(committed).toEqual([]);
    expect(curtain()).toBe('covering');
    await pass(1);
    expect(committed).toEqual(['/jobs/']);
    await pass(50);
    expect(curtain()).toBe('revealing');
    await pass(CURTAIN_OUT_MS);
    expect(curtain()).toBe('idle');
  });

  it('pre-renders it while the curtain closes, as soon as it is loaded', async () => {
    const { controller, answer, committed, preRendered } = start();
    controller.locationChanged(at('/jobs/'), 'PUSH');
    await pass(300);
    expect(preRendered).toEqual([]);
    answer('/jobs/');
    await pass(0);
    expect(preRendered).toEqual(['/jobs/']);
    await pass(CURTAIN_IN_MS - 300);
    expect(committed).toEqual(['/jobs/']);
    expect(preRendered).toEqual(['/jobs/']);
  });

  it('commits it at once when the screen is covered before it is loaded', async () => {
    const { controller, answer, committed, preRendered } = start();
    controller.locationChanged(at('/jobs/'), 'PUSH');
    await pass(CURTAIN_IN_MS);
    answer('/jobs/');
    await pass(0);
    expect(committed).toEqual(['/jobs/']);
    expect(preRendered).toEqual([]);
  });

  it('pre-renders none after a newer location', async () => {
    const { controller, answer, preRendered } = start();
    controller.locationChanged(at('/news/'), 'PUSH');
    controller.locationChanged(at('/jobs/'), 'PUSH');
    answer('/news/');
    answer('/jobs/');
    await pass(0);
    expect(preRendered).toEqual(['/jobs/']);
  });

  it('waits covered for a page that takes long', async () => {
    const { controller, answer, committed } = start();
    controller.locationChanged(at('/jobs/'), 'PUSH');
    await pass(5000);
    expect(curtain()).toBe('covered');
    answer('/jobs/');
    await pass(50);
    expect(committed).toEqual(['/jobs/']);
    expect(curtain()).toBe('revealing');
  });

  it('sets title and language, goes to the top and gives the focus to the headline', async () => {
    const { controller, answer } = start();
    window.scrollY = 700;
    controller.locationChanged(at('/en/jobs/'), 'PUSH');
    answer('/en/jobs/');
    await pass(CURTAIN_IN_MS + 1);
    expect(document.title).toBe('Title of /en/jobs/');
    expect(document.documentElement.lang).toBe('en');
    expect(window.scrollY).toBe(0);
    expect(document.querySelector('h1')).toHaveFocus();
  });

  it('gives the focus to the place that the address names', async () => {
    const { controller, answer } = start();
    controller.locationChanged(at('/jobs/#place'), 'PUSH');
    answer('/jobs/');
    await pass(CURTAIN_IN_MS + 1);
    expect(document.getElementById('place')).toHaveFocus();
  });

  it('ends on the second page when another one is chosen while the curtain closes', async () => {
    const { controller, answer, committed } = start();
    controller.locationChanged(at('/news/'), 'PUSH');
    await pass(200);
    controller.locationChanged(at('/jobs/'), 'PUSH');
    answer('/jobs/');
    answer('/news/');
    await pass(CURTAIN_IN_MS - 200);
    expect(committed).toEqual(['/jobs/']);
    await pass(CURTAIN_OUT_MS + 50);
    expect(curtain()).toBe('idle');
    expect(document.title).toBe('Title of /jobs/');
  });

  it('covers again when another page is chosen while the curtain opens', async () => {
    const { controller, answer, committed } = start();
    controller.locationChanged(at('/news/'), 'PUSH');
    answer('/news/');
    await pass(CURTAIN_IN_MS + 200);
    expect(curtain()).toBe('revealing');
    controller.locationChanged(at('/jobs/'), 'PUSH');
    answer('/jobs/');
    expect(curtain()).toBe('covering');
    await pass(CURTAIN_IN_MS);
    expect(committed).toEqual(['/news/', '/jobs/']);
    await pass(CURTAIN_OUT_MS + 50);
    expect(curtain()).toBe('idle');
  });

  it('returns to the page it came from by Back while the curtain is closed', async () => {
    const { controller, answer, committed, first } = start();
    window.scrollY = 420;
    controller.locationChanged(at('/news/'), 'PUSH');
    await pass(CURTAIN_IN_MS + 100);
    controller.locationChanged(first.location, 'POP');
    answer('/');
    await pass(50);
    expect(committed).toEqual(['/']);
    expect(window.scrollY).toBe(420);
    await pass(CURTAIN_OUT_MS);
    expect(curtain()).toBe('idle');
  });

  it('keeps both scroll positions when Back is pressed right after the commit', async () => {
    const { controller, answer, committed, first } = start();
    window.scrollY = 420;
    controller.locationChanged(at('/news/'), 'PUSH');
    answer('/news/');
    await pass(CURTAIN_IN_MS);
    expect(committed).toEqual(['/news/']);
    controller.locationChanged(first.location, 'POP');
    expect(window.scrollY).toBe(0);
    answer('/');
    await pass(50);
    expect(window.scrollY).toBe(420);
    await pass(CURTAIN_OUT_MS);
    expect(curtain()).toBe('idle');
  });

  it('swaps at once for visitors who asked for less motion', async () => {
    const media = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: query.includes('reduce') }) as MediaQueryList);
    const { controller, answer, committed } = start();
    controller.locationChanged(at('/jobs/'), 'PUSH');
    answer('/jobs/');
    await pass(0);
    expect(committed).toEqual(['/jobs/']);
    expect(curtain()).toBe('idle');
    media.mockRestore();
  });

  it('says from the first second on that it takes long, and stops when the page is there', async () => {
    const { controller, answer } = start();
    controller.locationChanged(at('/jobs/'), 'PUSH');
    await pass(SLOW_LOAD_HINT_MS - 1);
    expect(useStore.getState().isSlow).toBe(false);
    await pass(1);
    expect(useStore.getState().isSlow).toBe(true);
    answer('/jobs/');
    await pass(0);
    expect(useStore.getState().isSlow).toBe(false);
  });

  it('counts that second anew for each page that is asked for', async () => {
    const { controller } = start();
    controller.locationChanged(at('/jobs/'), 'PUSH');
    await pass(900);
    controller.locationChanged(at('/news/'), 'PUSH');
    await pass(900);
    expect(useStore.getState().isSlow).toBe(false);
  });

  it('replaces the old address of a renamed job without showing a page in between', async () => {
    const { controller, answer, committed, replaced } = start();
    const queries = [
      {
        query: 'jobPaths',
        locale: 'de',
        data: [{ id: '4127', path: '/jobs/neu-4127/', application: '/x/' }],
      },
    ] as unknown as NonNullable<LoadResult>['queries'];
    controller.locationChanged(at('/jobs/alt-4127/?source=feed#pay'), 'PUSH');
    answer('/jobs/alt-4127/', { page: page('/404.html'), queries, isNotFound: true });
    await pass(CURTAIN_IN_MS);
    expect(replaced).toEqual(['/jobs/neu-4127/?source=feed#pay']);
    expect(committed).toEqual([]);
  });

  const restore = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  it('is shown when the browser restores the document in the middle of it', async () => {
    const { controller, answer, committed } = start();
    window.history.replaceState(null, '', '/jobs/');
    controller.locationChanged(at('/jobs/'), 'POP');
    await pass(100);
    restore();
    answer('/jobs/');
    await pass(CURTAIN_IN_MS);
    expect(committed).toEqual(['/jobs/']);
    await pass(50 + CURTAIN_OUT_MS);
    expect(curtain()).toBe('idle');
    window.history.replaceState(null, '', '/');
  });

  it('is given up, and the curtain opened, when the browser restores the document at its old address', async () => {
    const { controller, answer, committed } = start();
    controller.locationChanged(at('/jobs/'), 'PUSH');
    await pass(100);
    restore();
    answer('/jobs/');
    await pass(CURTAIN_IN_MS + CURTAIN_OUT_MS);
    expect(committed).toEqual([]);
    expect(curtain()).toBe('idle');
  });
});
