import { render, screen, within } from '@testing-library/react';
import * as casePages from '../../../stories/templates/CasePage.stories';
import * as errorPages from '../../../stories/templates/ErrorPage.stories';
import * as genericPages from '../../../stories/templates/GenericPage.stories';
import * as jobApplicationPages from '../../../stories/templates/JobApplicationPage.stories';
import * as jobsPages from '../../../stories/templates/JobsPage.stories';
import * as jobDetailPages from '../../../stories/templates/JobDetailPage.stories';
import * as pressPages from '../../../stories/templates/PressPage.stories';
import { preloadSections } from '../../../src/sections/Sections/sectionCode';
import { useStore } from '../../../src/store/store';
import { composeStories } from '../../helpers/stories';
import { installBrowserFacts } from './browserFacts';

const cases = composeStories(casePages);
const errors = composeStories(errorPages);
const generic = composeStories(genericPages);
const applications = composeStories(jobApplicationPages);
const jobs = composeStories(jobDetailPages);
const lists = composeStories(jobsPages);
const press = composeStories(pressPages);

const everyStory = Object.entries({ cases, errors, generic, applications, jobs, lists, press }).flatMap(
  ([template, stories]) =>
    Object.entries(stories).map(([name, Story]) => [`${template}: ${name}`, Story] as const),
);

beforeAll(() => preloadSections());

beforeEach(() => {
  installBrowserFacts();
  useStore.setState(useStore.getInitialState());
});

describe.each(everyStory)('%s', (_, Story) => {
  it('has one headline in the main part, between banner and footer, and its colour on the root', () => {
    render(<Story />);
    const main = screen.getByRole('main');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(within(main).getByRole('heading', { level: 1 })).not.toHaveTextContent(/^$/);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    const theme = Story.globals['theme'] ?? Story.args.content?.theme;
    expect(document.documentElement).toHaveAttribute('data-theme', theme);
  });

  it('skips no level of its headings in the main part', () => {
    render(<Story />);
    const levels = within(screen.getByRole('main'))
      .getAllByRole('heading')
      .map((heading) => Number(heading.tagName.slice(1)));
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
  });
});

const main = () => within(screen.getByRole('main'));

describe('the home page', () => {
  it('says its headline as one unbroken sentence', () => {
    render(<generic.Home />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Deckungsgleich ist langweilig.');
  });
});

describe('a case', () => {
  it('shows client, facts, credits and the way to the next case', () => {
    render(<cases.Default />);
    expect(main().getAllByText('Rollwerk').length).toBeGreaterThan(0);
    expect(main().getByRole('link', { name: 'Düsseldorf' })).toHaveAttribute(
      'href',
      '/standorte/duesseldorf/',
    );
    expect(main().getByRole('heading', { name: 'Beteiligt' })).toBeInTheDocument();
    expect(main().getByText('Kreation, Düsseldorf')).toBeInTheDocument();
    expect(main().getByRole('link', { name: /Siebzig Minuten zu spät/ })).toHaveAttribute(
      'href',
      '/work/gleisneun-siebzig-minuten/',
    );
  });

  it('says what its poster shows, and leaves the next one without words', () => {
    render(<cases.Default />);
    expect(
      main().getByRole('img', { name: /ein Fahrrad mit einem blauen und einem gelben Rad/ }),
    ).toBeInTheDocument();
    expect(main().getAllByRole('img')).toHaveLength(1);
  });

  it('leaves out credits where there are none', () => {
    render(<cases.BlackPosterOnLightPage />);
    expect(main().queryByRole('heading', { name: 'Beteiligt' })).not.toBeInTheDocument();
  });
});

describe('a hero', () => {
  const ground = () => screen.getByRole('heading', { level: 1 }).closest('[data-theme]');

  it('stands behind the header where that can be read on its ground', () => {
    render(<cases.Default />);
    expect(ground()).toHaveAttribute('data-theme', 'lime');
    expect(ground()).not.toHaveAttribute('data-below-header');
  });

  it('stands below the header where black would meet black', () => {
    render(<cases.BlackPosterOnLightPage />);
    expect(ground()).toHaveAttribute('data-theme', 'dark');
    expect(ground()).toHaveAttribute('data-below-header');
  });
});

describe('a coloured page', () => {
  it('prints what is read at length on paper', () => {
    render(<generic.Location />);
    expect(
      main()
        .getByText(/Wo früher Etiketten/)
        .closest('[data-theme]'),
    ).toHaveAttribute('data-theme', 'light');
  });

  it('keeps a plain page in its colour but for its posters', () => {
    render(<generic.Contact />);
    expect(main().getByText('Leitung Neugeschäft').closest('[data-theme]')).not.toHaveAttribute(
      'data-theme',
      'light',
    );
    expect(main().getByRole('link', { name: 'Berlin' }).closest('[data-theme]')).toHaveAttribute(
      'data-theme',
      'light',
    );
  });
});

describe('an event', () => {
  it('says that it is over, and when it was', () => {
    render(<generic.PastEvent />);
    expect(main().getByText('Diese Veranstaltung ist vorbei.')).toBeInTheDocument();
    expect(main().getByText('Event')).toBeInTheDocument();
    expect(main().getByText('17. November 2026')).toHaveAttribute('datetime', '2026-11-17');
  });
});

describe('the job list', () => {
  const headline = () => screen.getByRole('heading', { level: 1 });

  it('counts the open jobs in its headline', () => {
    render(<lists.Several />);
    expect(headline()).toHaveTextContent('3 offene Stellen');
    expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(3);
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  it('speaks of exactly one, in both languages', () => {
    const { unmount } = render(<lists.One />);
    expect(headline()).toHaveTextContent('Eine offene Stelle');
    expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(1);
    unmount();
    render(<lists.OneInEnglish />);
    expect(headline()).toHaveTextContent('One open position');
  });

  it('turns yellow when nothing is found, says so with the words of the specification, and only so', () => {
    const { unmount } = render(<lists.None />);
    expect(headline()).toHaveTextContent('Keine Treffer');
    expect(document.documentElement).toHaveAttribute('data-theme', 'yellow');
    expect(main().getByText('Keine Ergebnisse. Bitte erweitere deine Filter.')).toBeVisible();
    expect(main().queryByText(/keine freien Stellen/)).not.toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Initiativbewerbung' })).toBeVisible();
    expect(main().queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    unmount();
    render(<lists.NoneInEnglish />);
    expect(headline()).toHaveTextContent('No matches');
    expect(main().getByText('No results. Please expand your filters.')).toBeVisible();
  });

  it('says that nothing is open, and nothing else', () => {
    render(<lists.NoVacancies />);
    expect(headline()).toHaveTextContent('Voll besetzt');
    expect(main().getByText('Leider haben wir im Moment keine freien Stellen!')).toBeInTheDocument();
    expect(main().queryByText(/Keine Ergebnisse/)).not.toBeInTheDocument();
    expect(main().queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('counts while the visitor types, and begins again', async () => {
    await lists.CountsWhileTyping.run();
    expect(headline()).toHaveTextContent('26 offene Stellen');
    document.body.replaceChildren();
  });
});

describe('a legal page', () => {
  it('lists its contents, each leading to a section that exists', () => {
    render(<generic.Legal />);
    const links = within(main().getByRole('navigation', { name: 'Auf dieser Seite' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      '1Verantwortliche',
      '2Zugriffsdaten',
      '3Bewerbungen',
    ]);
    for (const link of links) {
      expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toBeInTheDocument();
    }
  });

  it('says from which day it is valid', () => {
    render(<generic.Legal />);
    expect(main().getByText('Stand: 16. November 2026')).toBeInTheDocument();
  });
});

describe('a job', () => {
  it('names facts, pay, steps and contact, and leads to the application', () => {
    render(<jobs.Default />);
    expect(main().getByText('Voll- oder Teilzeit, 25 bis 38 Stunden')).toBeInTheDocument();
    expect(main().getByText(/Mindestgehalt laut Kollektivvertrag/)).toBeInTheDocument();
    expect(main().getByText('Texte fürs Ohr')).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Jetzt bewerben' })).toHaveAttribute(
      'href',
      '/jobs/application/texterin-texter-4112/',
    );
    expect(main().getByRole('link', { name: '+49 30 23125 130' })).toHaveAttribute(
      'href',
      'tel:+493023125130',
    );
    expect(main().getByRole('link', { name: 'Standort Wien' })).toHaveAttribute('href', '/standorte/wien/');
  });

  it('prints its house in the colour of the house', () => {
    render(<jobs.Default />);
    const heading = main().getByRole('heading', { name: 'Der Boden hört mit' });
    expect(heading.closest('[data-theme]')).toHaveAttribute('data-theme', 'lime');
  });

  it('offers no application where none is taken, but still the contact', () => {
    render(<jobs.WithoutApplication />);
    expect(main().queryByRole('link', { name: /bewerben/i })).not.toBeInTheDocument();
    const note = main().getByRole('heading', { name: 'Fragen vorab?' }).parentElement as HTMLElement;
    expect(within(note).getByRole('link', { name: 'jobs@sff.example' })).toBeInTheDocument();
    expect(main().queryByRole('heading', { name: 'Ähnliche Stellen' })).not.toBeInTheDocument();
  });

  it('says where to ask for what one needs, with a link that writes there', () => {
    render(<jobs.Default />);
    const part = main().getByRole('heading', { name: 'Brauchst du etwas anders?' })
      .parentElement as HTMLElement;
    expect(within(part).getByRole('link', { name: 'jobs@sff.example' })).toHaveAttribute(
      'href',
      'mailto:jobs@sff.example',
    );
  });

  it('closes after its last day: no form, no JobPosting, not for search engines, but the way to open jobs', () => {
    document.head.innerHTML = [
      '<script type="application/ld+json">{"@type":"BreadcrumbList"}</script>',
      '<script type="application/ld+json">{"@type":"JobPosting"}</script>',
    ].join('');
    const { unmount } = render(<jobs.Closed />);
    expect(main().getAllByText('Diese Stelle ist besetzt oder geschlossen.')[0]).toBeVisible();
    expect(main().queryByRole('link', { name: /bewerben/i })).not.toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Offene Stellen ansehen' })).toHaveAttribute('href', '/jobs/');
    expect(document.head.innerHTML).not.toContain('JobPosting');
    expect(document.head.innerHTML).toContain('BreadcrumbList');
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    unmount();
    expect(document.head.querySelector('meta[name=robots]')).toBeNull();
    document.head.replaceChildren();
  });
});

describe('an application page', () => {
  it('names the job and leads back to it', () => {
    render(<applications.Default />);
    expect(main().getByText('Sounds')).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Zur Stelle' })).toHaveAttribute(
      'href',
      '/jobs/texterin-texter-4112/',
    );
    expect(main().getByText(/Pflicht sind Name, E-Mail, Lebenslauf/)).toBeInTheDocument();
  });

  it('shows the form beside what it is for', () => {
    render(<applications.Default />);
    expect(main().getByRole('form', { name: 'Bewerbung' })).toBeInTheDocument();
    expect(main().getByRole('button', { name: 'Bewerbung senden' })).toBeInTheDocument();
  });

  it('takes nothing any more when the last day of its job is over, and leads to open ones', () => {
    render(<applications.Closed />);
    expect(main().getByText('Diese Stelle ist besetzt oder geschlossen.')).toBeVisible();
    expect(main().queryByRole('form')).not.toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Offene Stellen ansehen' })).toHaveAttribute('href', '/jobs/');
  });
});

describe('a press release', () => {
  it('begins with place and day and ends with material, boilerplate and older releases', () => {
    render(<press.Default />);
    expect(main().getByText('12. November 2026')).toHaveAttribute('datetime', '2026-11-12');
    expect(main().getByRole('link', { name: /Logo als Vektordatei/ })).toHaveAttribute('download');
    expect(main().getByRole('heading', { name: 'Über SFF' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: /Gehaltsbänder/ })).toHaveAttribute(
      'href',
      '/presse/gehaltsbaender-2026/',
    );
    expect(main().getByRole('link', { name: 'Alle Mitteilungen' })).toHaveAttribute('href', '/presse/');
  });

  it('leads to all releases also where there is no older one', () => {
    render(<press.WithoutMaterial />);
    expect(main().queryByRole('heading', { name: 'Material' })).not.toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Alle Mitteilungen' })).toHaveAttribute('href', '/presse/');
  });
});

describe('a page that does not exist', () => {
  it.each([
    ['German', errors.Default, ['/', '/jobs/', '/work/']],
    ['English', errors.English, ['/en/', '/en/jobs/']],
  ])('offers ways out (%s)', (_, Story, ways) => {
    render(<Story />);
    expect(
      main()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(ways);
  });
});
