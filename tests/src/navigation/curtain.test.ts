import { CURTAIN_IN_MS, CURTAIN_OUT_MS } from '../../../src/config/timers';
import { connectCurtain, whenCovered } from '../../../src/navigation/curtain';
import { useStore } from '../../../src/store/store';

const state = () => document.documentElement.dataset['curtain'];
const { sendCurtain } = useStore.getState();
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  useStore.setState(useStore.getInitialState());
  stop = connectCurtain();
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('the curtain', () => {
  it('covers in 550 ms', () => {
    expect(state()).toBe('idle');
    sendCurtain('navigate');
    jest.advanceTimersByTime(CURTAIN_IN_MS - 1);
    expect(state()).toBe('covering');
    jest.advanceTimersByTime(1);
    expect(state()).toBe('covered');
  });

  it('waits for the page, however long that takes', () => {
    sendCurtain('navigate');
    jest.advanceTimersByTime(60_000);
    expect(state()).toBe('covered');
  });

  it('reveals in 550 ms', () => {
    sendCurtain('navigate');
    jest.advanceTimersByTime(CURTAIN_IN_MS);
    sendCurtain('arrived');
    jest.advanceTimersByTime(CURTAIN_OUT_MS - 1);
    expect(state()).toBe('revealing');
    jest.advanceTimersByTime(1);
    expect(state()).toBe('idle');
  });

  it('covers again for the whole time when it is called back while it reveals', () => {
    sendCurtain('navigate');
    jest.advanceTimersByTime(CURTAIN_IN_MS);
    sendCurtain('arrived');
    jest.advanceTimersByTime(300);
    sendCurtain('navigate');
    jest.advanceTimersByTime(CURTAIN_IN_MS - 1);
    expect(state()).toBe('covering');
    jest.advanceTimersByTime(1);
    expect(state()).toBe('covered');
  });

  it('does not start anew for a second navigation while it covers', () => {
    sendCurtain('navigate');
    jest.advanceTimersByTime(300);
    sendCurtain('navigate');
    jest.advanceTimersByTime(CURTAIN_IN_MS - 300);
    expect(state()).toBe('covered');
  });

  it('moves no more once it is stopped', () => {
    sendCurtain('navigate');
    stop();
    jest.advanceTimersByTime(CURTAIN_IN_MS * 2);
    expect(useStore.getState().curtain).toBe('covering');
  });

  it('lets whoever waits for a covered screen go on then, and at once without a curtain', async () => {
    await expect(whenCovered()).resolves.toBeUndefined();
    sendCurtain('navigate');
    const waiting = jest.fn();
    void whenCovered().then(waiting);
    await jest.advanceTimersByTimeAsync(CURTAIN_IN_MS - 1);
    expect(waiting).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(waiting).toHaveBeenCalledTimes(1);
  });
});

describe('a phase whose sheets are drawn', () => {
  /** A sheet with an animation of its own: `draw` ends it, as the browser does with the last frame. */
  function sheet() {
    let draw = () => {};
    const finished = new Promise<void>((resolve) => {
      draw = resolve;
    });
    const element = document.createElement('i');
    element.dataset['sheet'] = 'yellow';
    Object.assign(element, { getAnimations: () => [{ finished }] });
    document.body.append(element);
    return () => draw();
  }

  afterEach(() => document.body.replaceChildren());

  it('ends with their last frame, also when that is late', async () => {
    const draw = sheet();
    sendCurtain('navigate');
    await jest.advanceTimersByTimeAsync(CURTAIN_IN_MS + 400);
    expect(state()).toBe('covering');
    draw();
    await jest.advanceTimersByTimeAsync(0);
    expect(state()).toBe('covered');
  });

  it('ends three seconds late at the latest, and no sooner', async () => {
    sheet();
    sendCurtain('navigate');
    await jest.advanceTimersByTimeAsync(CURTAIN_IN_MS + 2999);
    expect(state()).toBe('covering');
    await jest.advanceTimersByTimeAsync(1);
    expect(state()).toBe('covered');
  });
});
