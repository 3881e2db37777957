import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import * as stories from '../../../stories/sections/ContactSent.stories';
import { composeStories } from '../../helpers/stories';

const { Default, WithoutMail } = composeStories(stories);
const { Opened } = composeStories({ default: { ...stories.default, decorators: [] }, Opened: {} });

it.each([
  ['says', Default, /geht eine Bestätigung/],
  ['does not promise', WithoutMail, /Bestätigung per E-Mail kommt nicht/],
])('names the reference and %s that a confirmation is on its way', (_what, Story, sentence) => {
  const { container } = render(<Story />);
  expect(container).toHaveTextContent('SFF-4D2K9-M1Z7Q');
  expect(screen.getByText(sentence)).toBeVisible();
});

it('is nothing for somebody who opens the page by its address, or was led there without script', () => {
  const { container } = render(<Opened />);
  expect(container).not.toHaveTextContent(/\w/);
});

it('appears after a reload without a fault, although the prerendered page lacks it', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Opened />);
  document.body.append(container);
  const onRecoverableError = jest.fn();
  render(<Default />, { container, hydrate: true, onRecoverableError });
  expect(container).toHaveTextContent('SFF-4D2K9-M1Z7Q');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
