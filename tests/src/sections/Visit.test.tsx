import { render, screen, within } from '@testing-library/react';
import * as visitStories from '../../../stories/sections/Visit.stories';
import { composeStories } from '../../helpers/stories';

const { Default, Overview, OverviewEnglish } = composeStories(visitStories);

describe('the head of a house', () => {
  it('says where the house is and how to reach it, its name first', () => {
    render(<Default />);
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Mikrofone'),
      'SFF Wien',
      'Andruckgasse 12',
      '1020 Wien, Österreich',
      '+49 30 23125 100',
      'abgehoben wird in Berlin',
      'wien@sff.example',
    ]);
    expect(screen.getByRole('link', { name: '+49 30 23125 100' })).toHaveAttribute(
      'href',
      'tel:+493023125100',
    );
    expect(screen.getByRole('link', { name: 'wien@sff.example' })).toHaveAttribute(
      'href',
      'mailto:wien@sff.example',
    );
  });

  it('leads to the way there in a new tab, and says so', () => {
    render(<Default />);
    const link = screen.getByRole('link', { name: 'Route planen (öffnet in neuem Tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('the overview of houses', () => {
  it('leads from each house to its page, its number, its jobs and the way there', () => {
    render(<Overview />);
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(7);
    const [berlin] = rows as [HTMLElement];
    expect(within(berlin).getByRole('heading', { level: 3, name: 'Berlin' })).toBeVisible();
    expect(
      within(berlin)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Berlin', '+49 30 23125 100', '6 offene Stellen', 'Route planen (öffnet in neuem Tab)']);
  });

  it('says of a house without a job that there is none, and links to nothing', () => {
    render(<Overview />);
    expect(screen.getByText('Zurzeit keine Stelle').closest('a')).toBeNull();
  });

  it('says of a page in another language which it is', () => {
    render(<OverviewEnglish />);
    expect(screen.getByRole('link', { name: /^Hamburg \(.+\)$/ })).toHaveAttribute('hreflang', 'de');
    expect(screen.getByRole('link', { name: 'Vienna' })).not.toHaveAttribute('hreflang');
  });
});
