import {
  MENU_EVENTS,
  MENU_STATES,
  type MenuEvent,
  type MenuState,
  nextMenuState,
} from '../../../src/store/menuSlice';
import { useStore } from '../../../src/store/store';

/** Every row of the table; whatever is not listed leaves the state unchanged. */
const MOVES: [MenuState, MenuEvent, MenuState][] = [
  ['closed', 'burgerClick', 'opening'],
  ['opening', 'timerDone', 'opened'],
  ['opening', 'escape', 'closing'],
  ['opening', 'samePath', 'closing'],
  ['opening', 'pathChange', 'fastclosing'],
  ['opened', 'burgerClick', 'closing'],
  ['opened', 'escape', 'closing'],
  ['opened', 'samePath', 'closing'],
  ['opened', 'pathChange', 'fastclosing'],
  ['closing', 'timerDone', 'closed'],
  ['closing', 'pathChange', 'fastclosing'],
  ['fastclosing', 'timerDone', 'closed'],
];

describe('the menu', () => {
  it.each(MOVES)('goes from %s on %s to %s', (state, event, next) => {
    expect(nextMenuState(state, event)).toBe(next);
  });

  const others = MENU_STATES.flatMap((state) =>
    MENU_EVENTS.filter((event) => !MOVES.some((move) => move[0] === state && move[1] === event)).map(
      (event) => [state, event] as const,
    ),
  );
  it.each(others)('stays %s on %s', (state, event) => {
    expect(nextMenuState(state, event)).toBe(state);
  });

  it('ignores the burger while it moves', () => {
    for (const state of ['opening', 'closing', 'fastclosing'] as const) {
      expect(nextMenuState(state, 'burgerClick')).toBe(state);
    }
  });
});

describe('the store', () => {
  afterEach(() => useStore.setState(useStore.getInitialState()));

  it('begins with a closed menu on a light page for every visitor', () => {
    expect(useStore.getInitialState()).toMatchObject({ menu: 'closed', theme: 'light' });
  });

  it('moves the menu by events', () => {
    useStore.getState().sendMenu('burgerClick');
    useStore.getState().sendMenu('burgerClick');
    expect(useStore.getState().menu).toBe('opening');
    useStore.getState().sendMenu('timerDone');
    expect(useStore.getState().menu).toBe('opened');
  });
});
