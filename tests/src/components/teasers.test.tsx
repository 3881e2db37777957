import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { JobRowView } from '../../../src/content/view';
import * as jobRowStories from '../../../stories/components/JobRow.stories';
import * as leporelloStories from '../../../stories/components/Leporello.stories';
import * as newsRowStories from '../../../stories/components/NewsRow.stories';
import * as teaserStories from '../../../stories/components/PosterTeaser.stories';
import { composeStories } from '../../helpers/stories';

const jobRow = composeStories(jobRowStories);
const newsRow = composeStories(newsRowStories);
const teaser = composeStories(teaserStories);
const leporello = composeStories(leporelloStories);

describe('a job in a list', () => {
  it('is one link with the facts by which it is chosen', () => {
    render(<jobRow.Default />);
    const link = screen.getByRole('link', {
      name: /^Senior Art Direction \(m\/w\/d\) Düsseldorf · hybrid 38 h 54\.000–64\.000 € Erfahren$/,
    });
    expect(link).toHaveAttribute('href', '/jobs/stelle-4103/');
  });

  it.each([
    ['2026-11-04', '2026-11-11', ['neu', 'endet in 7 Tagen']],
    ['2026-11-10', '2026-11-11', ['neu', 'endet morgen']],
    ['2026-11-11', '2026-11-11', ['endet heute']],
    ['2026-11-11', '2026-11-19', []],
    ['2026-11-03', '2026-11-20', []],
    [null, '2026-11-11', []],
  ])('on %s, with %s as its last day, it bears %j', (day, validThrough, tags) => {
    const { container } = render(
      <jobRow.Default day={day} job={{ ...jobRow.Default.args.job, validThrough } as JobRowView} />,
    );
    expect([...container.querySelectorAll('[data-tag]')].map((tag) => tag.textContent)).toEqual(tags);
  });

  it('keeps what can be pressed beside the link, not in it', () => {
    render(<jobRow.WithAction />);
    expect(screen.getByRole('link')).not.toContainElement(
      screen.getByRole('button', { name: 'Senior Art Direction merken' }),
    );
  });

  it('shows the longest title whole, as it is a heading', () => {
    render(<jobRow.LongestTitle />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      jobRow.LongestTitle.args.job?.title ?? '?',
    );
  });
});

describe('a news entry in a list', () => {
  it.each([
    ['Default', 'Presse'],
    ['News', 'News'],
    ['Event', 'Event'],
  ] as const)('%s says in words what kind it is', (story, kind) => {
    const Story = newsRow[story];
    render(<Story />);
    expect(screen.getByText(kind)).toBeVisible();
  });

  it('carries its day for machines', () => {
    render(<newsRow.Default />);
    expect(screen.getByText('12. Nov. 2026')).toHaveAttribute('datetime', '2026-11-12');
  });

  it('marks a German title on an English page as German', () => {
    render(<newsRow.OtherLanguage />);
    expect(screen.getByRole('heading', { name: 'Ausrede Nr. 113' })).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('link')).toHaveAccessibleName(/\(in German\)$/);
  });
});

describe('a poster', () => {
  it('is one link named by client, title, discipline and number, its picture says nothing', () => {
    render(<teaser.Default />);
    const link = screen.getByRole('link', {
      name: 'Rollwerk Kampagne Zwei Räder, keine Ausrede 112 Ausreden, jede an ihrer Ampel',
    });
    expect(link).toHaveAttribute('href', '/work/rollwerk-zwei-raeder/');
    expect(within(link).queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('the fold-out of cities', () => {
  const openCity = (container: HTMLElement) => container.querySelector('li[data-open="true"]')?.textContent;

  it('opens the page’s own city at first', () => {
    const { container } = render(<leporello.Default />);
    expect(openCity(container)).toBe('Wien');
    expect(screen.getByRole('link', { name: 'Wien' })).toHaveAttribute('aria-current', 'true');
  });

  it('opens the first city where the page has none', () => {
    const { container } = render(<leporello.NoCurrentCity />);
    expect(openCity(container)).toBe('Berlin');
  });

  it('opens the city under the hand or with focus, and keeps it open', async () => {
    const { container } = render(<leporello.Default />);
    await userEvent.hover(screen.getByRole('link', { name: 'Hamburg' }));
    expect(openCity(container)).toBe('Hamburg');
    await userEvent.unhover(screen.getByRole('link', { name: 'Hamburg' }));
    expect(openCity(container)).toBe('Hamburg');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Wien' })).toHaveFocus();
    expect(openCity(container)).toBe('Wien');
  });

  it('begins with the page’s own city, where a phone shows the first one only; the others follow in their order', () => {
    render(<leporello.Default />);
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual(['Wien', 'Zürich', 'Berlin']);
    expect(names).toHaveLength(new Set(names).size);
  });
});
