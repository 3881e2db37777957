import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as stories from '../../../stories/templates/GenericPage.stories';
import { loadAllSections } from '../../../src/sections/catalogue';
import { loadAllOpenings } from '../../../src/templates/openings';
import { playStage } from '../../../src/templates/parts/stageMover';
import type * as stageChoice from '../../../src/templates/parts/stageChoice';
import { composeStories } from '../../helpers/stories';
import { installBrowserFacts } from './browserFacts';

jest.mock('../../../src/templates/parts/stageMover', () => ({ playStage: jest.fn() }));

type StageChoice = typeof stageChoice;

const { Home } = composeStories(stories);

const motion = () => document.querySelector('main [data-drift]')?.getAttribute('data-drift');

beforeAll(() => Promise.all([loadAllSections(), loadAllOpenings()]));
beforeEach(() => sessionStorage.clear());

it('moves by itself, stops on request and remembers it for the session', () => {
  installBrowserFacts();
  const { unmount } = render(<Home />);
  expect(motion()).toBe('running');
  fireEvent.click(screen.getByRole('button', { name: 'Bewegung anhalten' }));
  expect(motion()).toBe('paused');
  expect(sessionStorage.getItem('stage')).toBe('paused');
  unmount();
  render(<Home />);
  expect(motion()).toBe('paused');
  fireEvent.click(screen.getByRole('button', { name: 'Bewegung starten' }));
  expect(motion()).toBe('running');
});

it('forgets what was chosen with the session', () => {
  installBrowserFacts();
  const { unmount } = render(<Home />);
  fireEvent.click(screen.getByRole('button', { name: 'Bewegung anhalten' }));
  unmount();
  sessionStorage.clear();
  render(<Home />);
  expect(motion()).toBe('running');
});

it('stops on request where the browser forbids storage', () => {
  installBrowserFacts();
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = (['getItem', 'setItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  render(<Home />);
  fireEvent.click(screen.getByRole('button', { name: 'Bewegung anhalten' }));
  expect(motion()).toBe('paused');
  fireEvent.click(screen.getByRole('button', { name: 'Bewegung starten' }));
  expect(motion()).toBe('running');
  for (const spy of spies) spy.mockRestore();
});

it('runs if it was paused and started again before the code of its motion had arrived', async () => {
  installBrowserFacts();
  const pause = jest.fn();
  const play = jest.mocked(playStage).mockReset().mockReturnValue(pause);
  render(<Home />);
  fireEvent.click(screen.getByRole('button', { name: 'Bewegung anhalten' }));
  fireEvent.click(screen.getByRole('button', { name: 'Bewegung starten' }));
  await waitFor(() => expect(play).toHaveBeenCalled());
  expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole('button', { name: 'Bewegung anhalten' }));
  expect(pause).toHaveBeenCalledTimes(1);
});

it('rests off screen and goes on when it is back', () => {
  const browser = installBrowserFacts();
  render(<Home />);
  act(() => browser.show(false));
  expect(motion()).toBe('paused');
  expect(screen.getByRole('button', { name: 'Bewegung anhalten' })).toBeInTheDocument();
  act(() => browser.show(true));
  expect(motion()).toBe('running');
});

it('rests for visitors who asked for less motion or less data', () => {
  installBrowserFacts({ isMotionReduced: true });
  expect(isPlayingAfresh()).toBe(false);
  installBrowserFacts();
  expect(isPlayingAfresh()).toBe(true);
  Object.assign(navigator, { connection: { saveData: true } });
  expect(isPlayingAfresh()).toBe(false);
  Object.assign(navigator, { connection: undefined });
});

it('rests where the device asks for less motion, whatever was chosen before', () => {
  sessionStorage.setItem('stage', 'playing');
  installBrowserFacts({ isMotionReduced: true });
  expect(isPlayingAfresh()).toBe(false);
  installBrowserFacts();
  expect(isPlayingAfresh()).toBe(true);
});

/** The result on a page that has just been loaded. */
function isPlayingAfresh(): boolean {
  let answer = false;
  jest.isolateModules(() => {
    const { isStagePlaying } = jest.requireActual<StageChoice>('../../../src/templates/parts/stageChoice');
    answer = isStagePlaying();
  });
  return answer;
}
