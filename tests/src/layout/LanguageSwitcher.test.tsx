import { render, screen } from '@testing-library/react';
import * as stories from '../../../stories/layout/LanguageSwitcher.stories';
import { composeStories } from '../../helpers/stories';

const { Default, FullNames, English, OnlyOne } = composeStories(stories);

it.each([
  ['codes', Default],
  ['full names', FullNames],
])('names each language by its own name, in its own language (%s)', (_, Story) => {
  render(<Story />);
  const english = screen.getByRole('link', { name: 'English' });
  expect(english).toHaveAttribute('lang', 'en');
  expect(english).toHaveAttribute('hreflang', 'en');
  expect(english).toHaveAttribute('href', '/en/press/');
  expect(english).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');
});

it('marks the language of an English page', () => {
  render(<English />);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('English');
  expect(screen.getByRole('navigation', { name: 'Choose language' })).toBeInTheDocument();
});

it('is not there where the page has one language only', () => {
  render(<OnlyOne />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
