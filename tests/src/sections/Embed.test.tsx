import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveConsent } from '../../../src/consent/consent';
import * as stories from '../../../stories/sections/Embed.stories';
import { composeStories } from '../../helpers/stories';

const { Default, English, LoadedOnce } = composeStories(stories);

beforeEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'dataLayer');
});

const player = (container: HTMLElement) => container.querySelector('iframe');

describe('a player of another provider', () => {
  it('is not there before the visitor asks for it, and says who would learn what', () => {
    const { container } = render(<Default />);
    expect(player(container)).toBeNull();
    expect(screen.getByText(/Dieser Inhalt kommt von Tonträger/)).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('is loaded once with a click, takes the focus, and nothing is kept', async () => {
    const { container } = render(<LoadedOnce />);
    await LoadedOnce.play?.({ canvasElement: container });
    expect(player(container)).toHaveAttribute('sandbox');
    expect(window.dataLayer).toEqual([{ event: 'embed.load', provider: 'music' }]);
    expect(localStorage).toHaveLength(0);
  });

  it('is loaded from now on for who says so', async () => {
    const { container, unmount } = render(<Default />);
    await userEvent.click(screen.getByRole('button', { name: 'Medien immer laden' }));
    expect(player(container)).not.toBeNull();
    await waitFor(() => expect(localStorage).toHaveLength(1));
    unmount();
    const second = render(<Default />);
    await waitFor(() => expect(player(second.container)).not.toBeNull());
  });

  it('appears when media are allowed in the settings, and leaves when they are refused', () => {
    const { container } = render(<Default />);
    act(() => saveConsent({ statistics: false, media: true }));
    expect(player(container)).not.toBeNull();
    act(() => saveConsent({ statistics: false, media: false }));
    expect(player(container)).toBeNull();
  });

  it.each(['Einmal laden', 'Medien immer laden'])(
    'leaves when media are refused after “%s”',
    async (name) => {
      const { container } = render(<Default />);
      await userEvent.click(screen.getByRole('button', { name }));
      expect(player(container)).not.toBeNull();
      act(() => saveConsent({ statistics: false, media: false }));
      expect(player(container)).toBeNull();
    },
  );

  it('has a plain link beside it, which also works without script', () => {
    render(<English />);
    expect(screen.getByRole('link', { name: /Open at Tonträger/ })).toHaveAttribute('href', 'about:blank');
  });
});
