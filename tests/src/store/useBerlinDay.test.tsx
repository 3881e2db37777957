import { act, fireEvent, render } from '@testing-library/react';
import { useDaysLeft, useIsOver } from '../../../src/store/useBerlinDay';

const LAST_DAY = '2027-02-28';

function Job() {
  const [days, isOver] = [useDaysLeft(LAST_DAY), useIsOver(LAST_DAY)];
  return isOver ? 'over' : `${days} days left`;
}

describe('a job on the evening of its last day', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2027-02-28T22:59:30Z') }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['at midnight in Berlin, on a page that stays in view', () => jest.advanceTimersByTime(60_000)],
    [
      'when a sleeping device wakes after it',
      () => {
        jest.setSystemTime(Date.parse('2027-03-01T06:00:00Z'));
        fireEvent(document, new Event('visibilitychange'));
      },
    ],
  ])('closes %s', (_moment, pass) => {
    const { container } = render(<Job />);
    expect(container).toHaveTextContent('0 days left');
    act(pass);
    expect(container).toHaveTextContent('over');
  });

  it('looks at no clock any more once the page is left', () => {
    const { unmount } = render(<Job />);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
