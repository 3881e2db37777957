import {
  CURTAIN_EVENTS,
  CURTAIN_STATES,
  type CurtainEvent,
  type CurtainState,
  nextCurtainState,
} from '../../../src/store/curtainSlice';
import { useStore } from '../../../src/store/store';

/** Every row of the table; whatever is not listed leaves the state unchanged. */
const MOVES: [CurtainState, CurtainEvent, CurtainState][] = [
  ['idle', 'navigate', 'covering'],
  ['covering', 'timerDone', 'covered'],
  ['covered', 'arrived', 'revealing'],
  ['revealing', 'timerDone', 'idle'],
  ['revealing', 'navigate', 'covering'],
];

describe('the curtain', () => {
  it.each(MOVES)('goes from %s on %s to %s', (state, event, next) => {
    expect(nextCurtainState(state, event)).toBe(next);
  });

  const others = CURTAIN_STATES.flatMap((state) =>
    CURTAIN_EVENTS.filter((event) => !MOVES.some((move) => move[0] === state && move[1] === event)).map(
      (event) => [state, event] as const,
    ),
  );
  it.each(others)('stays %s on %s', (state, event) => {
    expect(nextCurtainState(state, event)).toBe(state);
  });

  it('has a way out of every state', () => {
    for (const state of CURTAIN_STATES) expect(MOVES.some(([from]) => from === state)).toBe(true);
  });
});

describe('the store', () => {
  afterEach(() => useStore.setState(useStore.getInitialState()));

  it('begins without curtain, overlay, cursor or word to say, for every visitor', () => {
    expect(useStore.getInitialState()).toMatchObject({
      curtain: 'idle',
      isSlow: false,
      status: '',
      cursor: null,
      isHeaderHidden: false,
      overlay: { active: false, props: null },
    });
  });

  it('shows one overlay at a time, and keeps what it was told after it is closed', () => {
    const { openOverlay, closeOverlay } = useStore.getState();
    openOverlay({ type: 'consent', trackingID: 'first' });
    openOverlay({ type: 'consent-fallback', trackingID: 'second' });
    expect(useStore.getState().overlay).toMatchObject({
      active: true,
      props: { trackingID: 'second' },
      number: 2,
    });
    closeOverlay();
    expect(useStore.getState().overlay).toMatchObject({ active: false, props: { trackingID: 'second' } });
  });

  it('changes nothing when an overlay is closed that is not open', () => {
    const before = useStore.getState().overlay;
    useStore.getState().closeOverlay();
    expect(useStore.getState().overlay).toEqual(before);
  });
});
