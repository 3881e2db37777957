import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { playTime } from '../../../src/components/Player/playTime';
import * as stories from '../../../stories/components/Player.stories';
import { composeStories } from '../../helpers/stories';

const { Default, Seeking, Silent } = composeStories(stories);

/** jsdom has no player: this one only tracks whether it is playing. */
beforeEach(() => {
  let isPaused = true;
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => isPaused);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    isPaused = false;
    fireEvent.play(this);
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    isPaused = true;
    fireEvent.pause(this);
  });
});

const video = (container: HTMLElement) => container.querySelector('video') as HTMLVideoElement;

describe('a film', () => {
  it('has the controls of the browser until ours are there, and loads nothing', async () => {
    expect(renderToString(<Default />)).toMatch(/<video[^>]* controls=""[^>]* preload="none"/);
    const { container } = render(<Default />);
    await screen.findByRole('button', { name: 'Film abspielen' });
    expect(video(container).controls).toBe(false);
  });

  it('plays and pauses', async () => {
    render(<Default />);
    await userEvent.click(await screen.findByRole('button', { name: 'Film abspielen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Film anhalten' }));
    expect(screen.getByRole('button', { name: 'Film abspielen' })).toBeVisible();
  });

  it('that could not be loaded is loaded again when it is played again', async () => {
    const load = jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
    const { film } = Default.args as Required<typeof Default.args>;
    const sources = [{ href: '/missing.mp4', type: 'video/mp4' }];
    const { container } = render(<Default film={{ ...film, sources }} />);
    const play = () => screen.findByRole('button', { name: 'Film abspielen' });
    await userEvent.click(await play());
    fireEvent.error(container.querySelector('source') as Element);
    expect(screen.getByRole('alert')).toBeVisible();
    await userEvent.click(await play());
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Film anhalten' })).toBeVisible();
  });

  it('that breaks while it plays is loaded again when it is played again, and goes on where it stopped', async () => {
    const load = jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (
      this: HTMLMediaElement,
    ) {
      this.currentTime = 0;
    });
    const { container } = render(<Default />);
    const play = () => screen.findByRole('button', { name: 'Film abspielen' });
    await userEvent.click(await play());
    video(container).currentTime = 7.5;
    fireEvent.error(video(container));
    fireEvent.timeUpdate(video(container));
    expect(screen.getByRole('alert')).toBeVisible();
    await userEvent.click(await play());
    expect(load).toHaveBeenCalledTimes(1);
    expect(video(container).currentTime).toBe(7.5);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Film anhalten' })).toBeVisible();
  });

  it('is played from the next source where the browser cannot play the first', async () => {
    const { film } = Default.args as Required<typeof Default.args>;
    const sources = ['webm', 'mp4'].map((type) => ({ href: `/film.${type}`, type: `video/${type}` }));
    const { container } = render(<Default film={{ ...film, sources }} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Film abspielen' }));
    fireEvent.error(container.querySelector('source') as Element);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes where the slider says, and says where it is', async () => {
    const { container } = render(<Default />);
    const slider = await screen.findByRole('slider', { name: 'Stelle im Film' });
    expect(slider).toHaveAttribute('aria-valuetext', '0:00 / 0:12');
    fireEvent.change(slider, { target: { value: '7.5' } });
    expect(video(container).currentTime).toBe(7.5);
    expect(slider).toHaveAttribute('aria-valuetext', '0:07 / 0:12');
  });

  it.each([
    ['ArrowRight', 3, 8],
    ['ArrowUp', 3, 8],
    ['ArrowLeft', 7.5, 2.5],
    ['ArrowDown', 3, 0],
    ['ArrowRight', 11, 12],
  ])('is moved by %s from second %d to second %d', async (key, from, to) => {
    const { container } = render(<Default />);
    const slider = await screen.findByRole('slider', { name: 'Stelle im Film' });
    fireEvent.change(slider, { target: { value: String(from) } });
    expect(fireEvent.keyDown(slider, { key })).toBe(false);
    expect(video(container).currentTime).toBe(to);
    expect(slider).toHaveAttribute('aria-valuetext', `${playTime(to)} / 0:12`);
  });

  it.each([{ key: 'Home' }, { key: 'PageUp' }, { key: 'Tab' }, { key: 'ArrowLeft', altKey: true }])(
    'leaves %o to the browser',
    async (press) => {
      const { container } = render(<Default />);
      const slider = await screen.findByRole('slider', { name: 'Stelle im Film' });
      expect(fireEvent.keyDown(slider, press)).toBe(true);
      expect(video(container).currentTime).toBe(0);
    },
  );

  it('can be muted where there is something to hear', async () => {
    const { container, unmount } = render(<Default />);
    await userEvent.click(await screen.findByRole('button', { name: 'Stumm', pressed: false }));
    expect(video(container).muted).toBe(true);
    screen.getByRole('button', { name: 'Stumm', pressed: true });
    unmount();
    render(<Silent />);
    await screen.findByRole('button', { name: 'Film abspielen' });
    expect(screen.queryByRole('button', { name: 'Stumm' })).not.toBeInTheDocument();
  });

  it('is moved as its story shows', async () => {
    await expect(Seeking.run()).resolves.toBeUndefined();
    cleanup();
  });
});

describe('full screen', () => {
  /** jsdom has no full screen: what a test needs of it is removed afterwards. */
  const added: [object, string][] = [];
  const add = (target: object, name: string, property: PropertyDescriptor) => {
    Object.defineProperty(target, name, { configurable: true, ...property });
    added.push([target, name]);
  };
  const enable = (isEnabled: boolean) => add(document, 'fullscreenEnabled', { value: isEnabled });
  const button = () => screen.findByRole('button', { name: 'Vollbild' });

  afterEach(() => {
    for (const [target, name] of added.splice(0)) Reflect.deleteProperty(target, name);
  });

  it('says whether the film fills it', async () => {
    enable(true);
    let filled: Element | null = null;
    add(document, 'fullscreenElement', { get: () => filled });
    const { container } = render(<Default />);
    expect(await button()).toHaveAttribute('aria-pressed', 'false');
    filled = container.firstElementChild;
    fireEvent(document, new Event('fullscreenchange'));
    expect(await button()).toHaveAttribute('aria-pressed', 'true');
    filled = null;
    fireEvent(document, new Event('fullscreenchange'));
    expect(await button()).toHaveAttribute('aria-pressed', 'false');
  });

  it('leaves everything as it is where the browser refuses it', async () => {
    enable(true);
    const request = jest.fn(() => Promise.reject(new TypeError('Permissions check failed')));
    add(HTMLElement.prototype, 'requestFullscreen', { value: request });
    render(<Default />);
    await userEvent.click(await button());
    expect(request).toHaveBeenCalledTimes(1);
    expect(await button()).toHaveAttribute('aria-pressed', 'false');
  });

  it('is that of the video element on iPhones', async () => {
    const enter = jest.fn();
    add(HTMLVideoElement.prototype, 'webkitEnterFullscreen', { value: enter });
    render(<Default />);
    await userEvent.click(await button());
    expect(enter).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['has none', () => undefined],
    [
      'forbids it, also to the video element',
      () => {
        enable(false);
        add(HTMLVideoElement.prototype, 'webkitEnterFullscreen', { value: () => undefined });
      },
    ],
  ])('has no button where the browser %s', async (_case, prepare) => {
    prepare();
    render(<Default />);
    await screen.findByRole('button', { name: 'Film abspielen' });
    expect(screen.queryByRole('button', { name: 'Vollbild' })).not.toBeInTheDocument();
  });
});

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [60, '1:00'],
  [75.4, '1:15'],
])('%d s is printed as %s', (seconds, printed) => {
  expect(playTime(seconds)).toBe(printed);
});
