import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BlockViewOf } from '../../../src/content/view';
import * as contactStories from '../../../stories/sections/Contact.stories';
import * as ctaStories from '../../../stories/sections/Cta.stories';
import * as downloadStories from '../../../stories/sections/Downloads.stories';
import * as faqStories from '../../../stories/sections/Faq.stories';
import * as figureStories from '../../../stories/sections/Figures.stories';
import * as jobListStories from '../../../stories/sections/JobList.stories';
import * as jobsCalloutStories from '../../../stories/sections/JobsCallout.stories';
import * as newsStories from '../../../stories/sections/NewsRows.stories';
import * as mosaicStories from '../../../stories/sections/PosterMosaic.stories';
import * as programmeStories from '../../../stories/sections/Programme.stories';
import * as quoteStories from '../../../stories/sections/Quote.stories';
import * as serviceStories from '../../../stories/sections/Services.stories';
import * as statementStories from '../../../stories/sections/Statement.stories';
import * as stepStories from '../../../stories/sections/Steps.stories';
import * as videoStories from '../../../stories/sections/Video.stories';
import { composeStories } from '../../helpers/stories';

describe('the job list', () => {
  const { Default, Empty, EmptyEnglish } = composeStories(jobListStories);

  it('shows every open job and the way to apply without one', () => {
    render(<Default />);
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
    expect(screen.getByRole('link', { name: 'Initiativbewerbung' })).toHaveAttribute(
      'href',
      '/jobs/application/initiative/',
    );
  });

  it('says that there is none, and what to do then', () => {
    render(<Empty />);
    expect(screen.getByText('Leider haben wir im Moment keine freien Stellen!')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Initiativbewerbung' })).toBeVisible();
  });

  it('says so in English with the words of the specification', () => {
    render(<EmptyEnglish />);
    expect(screen.getByText("Sorry, we don't have any free vacancies at the moment!")).toBeVisible();
  });
});

describe('news rows', () => {
  const { Default, ByYear } = composeStories(newsStories);

  it('stand in one list while they are few', () => {
    render(<Default />);
    expect(screen.getAllByRole('list')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: '2026' })).not.toBeInTheDocument();
  });

  it('stand under their years when they are many, newest first', () => {
    render(<ByYear />);
    const years = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(years).toEqual(['2026', '2024', '2023']);
    expect(screen.getAllByRole('listitem')).toHaveLength(7);
  });
});

describe('questions', () => {
  it('open their answer and close it again, all by themselves', async () => {
    const { Default } = composeStories(faqStories);
    const { container } = render(<Default />);
    const [first] = container.querySelectorAll('details');
    expect(first).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Muss ich mein Wunschgehalt nennen?'));
    expect(first).toHaveAttribute('open');
  });
});

describe('a film', () => {
  it('shows no dead button and everything that is heard in words', () => {
    const { Default } = composeStories(videoStories);
    render(<Default />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('Abschrift lesen')).toBeVisible();
    expect(screen.getByText(/Wasser läuft in ein Spülbecken/)).toBeInTheDocument();
  });
});

describe('a quote', () => {
  it.each([
    ['Default', '„', '“'],
    ['English', '“', '”'],
  ] as const)('%s stands in the quotation marks of its language', (name, open, close) => {
    const Story = composeStories(quoteStories)[name];
    render(<Story />);
    const words = screen.getByRole('blockquote').textContent ?? '';
    expect(words.startsWith(open)).toBe(true);
    expect(words.endsWith(close)).toBe(true);
  });
});

describe('a contact', () => {
  it.each(['Default', 'InArticle'] as const)('%s can be written to and called', (name) => {
    const Story = composeStories(contactStories)[name];
    render(<Story />);
    expect(screen.getByRole('link', { name: 'presse@sff.example' })).toHaveAttribute(
      'href',
      'mailto:presse@sff.example',
    );
    expect(screen.getByRole('link', { name: '+49 30 23125 140' })).toHaveAttribute(
      'href',
      'tel:+493023125140',
    );
  });
});

describe('files', () => {
  it('say format and size before anyone loads them, and keep their names', () => {
    const { Default } = composeStories(downloadStories);
    render(<Default />);
    const link = screen.getByRole('link', { name: /^Logo, eine Farbe\s*SVG, 0,5 kB$/ });
    expect(link).toHaveAttribute('download', 'sff-logo.svg');
  });
});

describe('the disciplines', () => {
  const { Default, WithText } = composeStories(serviceStories);

  it('are one link each where they lead somewhere', () => {
    render(<Default />);
    expect(screen.getByRole('link', { name: /^Strategie/ })).toHaveAttribute('href', '/services/#strategie');
  });

  it('are text with their own links where there is something to read, and can be linked to', () => {
    const { container } = render(<WithText />);
    const strategy = container.querySelector<HTMLElement>('#strategie');
    expect(within(strategy as HTMLElement).getAllByRole('link')).toHaveLength(2);
  });
});

describe('a call', () => {
  it('has one button, or a second one after it', () => {
    const { Default, Coloured } = composeStories(ctaStories);
    const { unmount } = render(<Default />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Zu den Jobs']);
    unmount();
    render(<Coloured />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/jobs/application/initiative/',
      '/jobs/application/freelance/',
    ]);
  });
});

describe('the jobs call-out', () => {
  const { Default, NoJobs } = composeStories(jobsCalloutStories);

  it('gives screen readers the number once, in words', () => {
    render(<Default />);
    expect(screen.getByText('27')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getAllByText(/27 /)).toEqual([screen.getByText('27 offene Stellen')]);
  });

  it('shows no numeral without jobs', () => {
    render(<NoJobs />);
    expect(screen.queryByText('0')).not.toBeInTheDocument();
    expect(screen.queryByText(/offene Stellen$/)).not.toBeInTheDocument();
  });
});

describe('a mosaic of posters', () => {
  it('shows its link also without a heading', () => {
    const { Default } = composeStories(mosaicStories);
    const { link, items } = Default.args.block as BlockViewOf<'posters'>;
    if (!link) throw new Error('The story has no link.');
    render(<Default block={{ type: 'posters', items, link }} />);
    expect(screen.getByRole('link', { name: link.label })).toHaveAttribute('href', link.href);
  });
});

describe('a statement', () => {
  it('is one sentence for everyone who does not see its posters', () => {
    const { Default } = composeStories(statementStories);
    const { container } = render(<Default />);
    expect(container.querySelector('p')?.textContent).toBe(
      'Wir sind 340 Menschen  in sieben Städten. Wir legen Strategie, Gestaltung  und Technik übereinander, bis etwas  Drittes entsteht.',
    );
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('figures', () => {
  it('pair each numeral with what it counts', () => {
    const { Default } = composeStories(figureStories);
    render(<Default />);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['+41%', '112', '0']);
    expect(screen.getAllByRole('term')[1]).toHaveTextContent('Ausreden auf Plakaten');
  });
});

describe('steps and programmes', () => {
  it('are numbered for screen readers by their order', () => {
    const { Default } = composeStories(stepStories);
    const { container } = render(<Default />);
    expect(container.querySelectorAll('ol > li')).toHaveLength(4);
  });

  it('stand under their day, and the days under a headline', () => {
    const { Default } = composeStories(programmeStories);
    render(<Default />);
    expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual([
      'Programm',
    ]);
    expect(screen.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
      'Donnerstag, 26. September',
      'Freitag, 27. September',
    ]);
  });
});
