import { CURTAIN_IN_MS, CURTAIN_OUT_MS } from '../../../src/config/timers';
import { noticeStore } from '../../../src/page-data/noticeStore';
import { at, browser, curtain, eachOnItsOwn, pass, start } from './journey';

eachOnItsOwn();

describe('a page that cannot be had', () => {
  it('is left to the browser, with query and hash, behind the curtain', async () => {
    const { journey, answer } = start();
    journey.go(at('/jobs/?q=text#list'), 'PUSH');
    answer('/jobs/', null);
    await pass(CURTAIN_IN_MS);
    expect(browser.left).toEqual(['/jobs/?q=text#list']);
    expect(curtain()).toBe('covered');
  });

  it('leaves the visitor where they are when the browser cannot go either', async () => {
    browser.isLeaving = false;
    const { journey, answer, drawn, prepared } = start();
    journey.go(at('/jobs/'), 'PUSH');
    answer('/jobs/', null);
    await pass(CURTAIN_IN_MS + CURTAIN_OUT_MS);
    expect(curtain()).toBe('idle');
    expect(prepared).toEqual([null]);
    journey.go(at('/jobs/'), 'PUSH');
    answer('/jobs/');
    await pass(CURTAIN_IN_MS);
    expect(drawn).toEqual(['/jobs/']);
  });

  it('is no longer said to be missing when it comes after all, at the same address', async () => {
    const { journey, answer } = start();
    noticeStore.setState({ loadError: { target: '/jobs/' } });
    journey.go(at('/jobs/'), 'REPLACE');
    answer('/jobs/');
    await pass(CURTAIN_IN_MS);
    expect(noticeStore.getState().loadError).toBeUndefined();
  });

  it('opens the curtain again when the browser stays all the same', async () => {
    const { journey, answer } = start();
    journey.go(at('/jobs/'), 'PUSH');
    answer('/jobs/', null);
    await pass(CURTAIN_IN_MS + 9_999);
    expect(curtain()).toBe('covered');
    await pass(CURTAIN_OUT_MS + 1);
    expect(curtain()).toBe('idle');
  });
});

describe('another place on the same page', () => {
  it('needs no curtain and moves the focus', () => {
    document.body.innerHTML = '<main><h1>/</h1><p id="place">here</p></main>';
    const { journey } = start();
    journey.go(at('/#place'), 'PUSH');
    expect(curtain()).toBe('idle');
    expect(document.getElementById('place')).toHaveFocus();
  });

  it('is not moved to when only the query is replaced, as the job list does', () => {
    const { journey } = start();
    window.scrollY = 300;
    journey.go(at('/?q=text'), 'REPLACE');
    expect(window.scrollY).toBe(300);
    expect(curtain()).toBe('idle');
  });

  it('is found again by Back', () => {
    const { journey, first } = start();
    window.scrollY = 300;
    journey.go(at('/#place'), 'PUSH');
    window.scrollY = 900;
    journey.go(first.location, 'POP');
    expect(window.scrollY).toBe(300);
  });

  it('takes the focus along by Back, so that the keyboard goes on where the eye is', () => {
    document.body.innerHTML = '<main><h1>/</h1><p id="place">here</p><p id="next">there</p></main>';
    const { journey } = start();
    const place = at('/#place');
    journey.go(place, 'PUSH');
    window.scrollY = 500;
    journey.go(at('/#next'), 'PUSH');
    expect(document.getElementById('next')).toHaveFocus();
    journey.go(place, 'POP');
    expect(document.getElementById('place')).toHaveFocus();
    expect(window.scrollY).toBe(500);
  });
});
