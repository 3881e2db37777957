import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { viennaHead } from '../../../stories/fixtures/houses';
import * as visitStories from '../../../stories/sections/Visit.stories';
import { composeStories } from '../../helpers/stories';

const { Default, Overview, OverviewEnglish } = composeStories(visitStories);

describe('the head of a house', () => {
  it('says where the house is and how to reach it, its name first', () => {
    render(<Default />);
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
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

  describe('that is open from Monday to Friday', () => {
    const block = { ...viennaHead, hours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }] };
    const name = () => screen.getByText(/^SFF Wien/).textContent;

    afterEach(() => jest.useRealTimers());

    it('says so while somebody is there, and the contrary from the minute on in which the last one goes', () => {
      jest.useFakeTimers({ now: Date.parse('2026-11-23T16:58:30Z') });
      render(<Default block={block} />);
      expect(name()).toBe('SFF Wien jetzt offen');
      act(() => jest.advanceTimersByTime(89_000));
      expect(name()).toBe('SFF Wien jetzt offen');
      act(() => jest.advanceTimersByTime(1000));
      expect(name()).toBe('SFF Wien · jetzt zu');
    });

    it('says when the first one comes', () => {
      jest.useFakeTimers({ now: Date.parse('2026-11-23T07:59:59Z') });
      render(<Default block={block} />);
      expect(name()).toBe('SFF Wien · jetzt zu');
      act(() => jest.advanceTimersByTime(1000));
      expect(name()).toBe('SFF Wien jetzt offen');
    });

    it('says that nobody is there on a holiday', () => {
      jest.useFakeTimers({ now: Date.parse('2026-12-24T11:00:00Z') });
      render(<Default block={{ ...block, closedOn: ['2026-12-24'] }} />);
      expect(name()).toBe('SFF Wien · jetzt zu');
    });

    it('says nothing in the prerendered page, whose hour is that of the build', () => {
      jest.useFakeTimers({ now: Date.parse('2026-11-23T11:00:00Z') });
      expect(renderToString(<Default block={block} />)).not.toContain('jetzt');
    });
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
