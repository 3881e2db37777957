import { cleanup, render, screen } from '@testing-library/react';
import { composeStories } from '../../helpers/stories';
import * as stories from '../../../stories/notices/Notices.stories';

const { LoadError, LoadErrorEnglish, Update, Offline, BackOnline, Everything, Closed, Nothing } =
  composeStories(stories);

describe('notices', () => {
  it('say that a page failed and offer two ways to it', async () => {
    const { container } = render(<LoadError />);
    expect(screen.getByRole('alert')).toHaveTextContent('Die Seite ist nicht angekommen.');
    expect(screen.getByRole('button', { name: 'Noch einmal laden' })).toBeVisible();
    await LoadError.play?.({ canvasElement: container });
  });

  it('speak the language of the page', () => {
    render(<LoadErrorEnglish />);
    expect(screen.getByRole('alert')).toHaveTextContent('The page didn’t make it.');
  });

  it('offer a new build and can be put off', async () => {
    const { container } = render(<Update />);
    await Update.play?.({ canvasElement: container });
    expect(screen.getByRole('status')).toHaveTextContent('Es gibt eine neue Auflage dieser Seite.');
  });

  it('say that the network is gone, and that it is back', () => {
    const { unmount } = render(<Offline />);
    expect(screen.getByRole('status')).toHaveTextContent('Keine Verbindung.');
    unmount();
    render(<BackOnline />);
    expect(screen.getByRole('status')).toHaveTextContent('You’re back online.');
  });

  it('say the most pressing thing alone', () => {
    render(<Everything />);
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('leave the focus alone while it is in the page', () => {
    const { rerender } = render(<Offline />);
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '#';
    link.focus();
    rerender(<Offline network={undefined} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(link).toHaveFocus();
    link.remove();
  });

  it('keep their live regions while there is nothing to say', () => {
    render(<Nothing />);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('return the focus when they are closed', async () => {
    await expect(Closed.run()).resolves.toBeUndefined();
    cleanup();
  });
});
