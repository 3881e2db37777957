import { render, screen } from '@testing-library/react';
import * as stories from '../../../stories/components/Link.stories';
import { composeStories } from '../../helpers/stories';

const { Default, OtherHost, OtherLanguage, Email, File } = composeStories(stories);

it('leads to a page of the site in the same tab', () => {
  render(<Default />);
  const link = screen.getByRole('link', { name: 'Alle Arbeiten' });
  expect(link).toHaveAttribute('href', '/work/');
  expect(link).not.toHaveAttribute('target');
  expect(link).not.toHaveAttribute('hreflang');
});

it('says that a link to another host opens a new tab, and gives that host no way back', () => {
  render(<OtherHost />);
  const link = screen.getByRole('link', { name: 'Ansagen (öffnet in neuem Tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('tells readers of an English page that the target is German', () => {
  render(<OtherLanguage />);
  const link = screen.getByRole('link', { name: 'Imprint (in German)' });
  expect(link).toHaveAttribute('hreflang', 'de');
});

it('does not say so twice', () => {
  render(<OtherLanguage>Imprint (in German)</OtherLanguage>);
  expect(screen.getByRole('link', { name: 'Imprint (in German)' })).toBeVisible();
});

it('leaves e-mail addresses and files to the browser', () => {
  render(
    <>
      <Email />
      <File />
    </>,
  );
  expect(screen.getByRole('link', { name: 'hallo@sff.example' })).toHaveAttribute(
    'href',
    'mailto:hallo@sff.example',
  );
  expect(screen.getByRole('link', { name: 'Plakat als SVG' })).toHaveAttribute('download', 'plakat.svg');
});
