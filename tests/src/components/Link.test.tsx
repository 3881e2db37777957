import { fireEvent, render, screen } from '@testing-library/react';
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

it('leaves a file of the site to the browser, and no page', () => {
  let isTaken: boolean | undefined;
  const watch = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', watch);
  const click = (href: string) => {
    const { unmount } = render(<Default href={href}>Ziel</Default>);
    fireEvent.click(screen.getByRole('link', { name: 'Ziel' }));
    unmount();
    return isTaken;
  };
  expect(click('/jobs/feed.xml')).toBe(false);
  expect(click('/jobs/?q=wien#liste')).toBe(true);
  document.removeEventListener('click', watch);
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
