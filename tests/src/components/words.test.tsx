import { render, screen } from '@testing-library/react';
import * as factsStories from '../../../stories/components/Facts.stories';
import * as headStories from '../../../stories/components/SectionHead.stories';
import * as logoStories from '../../../stories/components/Logo.stories';
import * as noteStories from '../../../stories/components/Note.stories';
import * as richTextStories from '../../../stories/components/RichText.stories';
import * as textLinkStories from '../../../stories/components/TextLink.stories';
import { SectionHead } from '../../../src/components/SectionHead/SectionHead';
import { composeStories } from '../../helpers/stories';

it('running text prints words and links in their order', () => {
  const { Default } = composeStories(richTextStories);
  const { container } = render(<Default />);
  expect(container.textContent).toBe(
    'Wer wo sitzt, steht unter Standorte. Wie laut es dort ist, misst der Verband der Ansagen (öffnet in neuem Tab).',
  );
  expect(screen.getByRole('link', { name: 'Standorte' })).toHaveAttribute('href', '/standorte/');
});

it('facts pair each label with its value', () => {
  const { Default } = composeStories(factsStories);
  render(<Default />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Kunde',
    'Leistung',
    'Standort',
    'Zeitraum',
  ]);
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('Rollwerk, Köln');
});

it('a section without heading and link has no head at all', () => {
  const { container } = render(<SectionHead />);
  expect(container).toBeEmptyDOMElement();
});

it('the head of a section names it and leads to more', () => {
  const { Default } = composeStories(headStories);
  render(<Default />);
  expect(screen.getByRole('heading', { level: 2, name: 'Frisch gedruckt' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'News & Presse' })).toHaveAttribute('href', '/news/');
});

it('the logo has a name', () => {
  const { Default } = composeStories(logoStories);
  render(<Default />);
  expect(screen.getByRole('img', { name: 'SFF' })).toBeVisible();
});

it('a note brings its own ground, so that focus and words keep their contrast', () => {
  const { Default } = composeStories(noteStories);
  const { container, rerender } = render(<Default />);
  expect(container.querySelector('[data-theme="yellow"]')).toContainElement(screen.getByRole('link'));
  rerender(<Default theme="blue" />);
  expect(container.querySelector('[data-theme="blue"]')).toContainElement(screen.getByRole('link'));
});

it('a link that stands alone can carry its icon on either side', () => {
  const { Default } = composeStories(textLinkStories);
  const { container, rerender } = render(<Default />);
  expect(container.querySelector('a')?.lastElementChild?.tagName).toBe('svg');
  rerender(<Default iconSide="start" />);
  expect(container.querySelector('a')?.firstElementChild?.tagName).toBe('svg');
});
