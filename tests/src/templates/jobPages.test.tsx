import { render, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import * as jobsPages from '../../../stories/templates/JobDetailPage.stories';
import * as applicationsPages from '../../../stories/templates/JobApplicationPage.stories';
import { forgetForms } from '../../../stories/forms/applicationPlay';
import { withAnswer } from '../../../stories/forms/withAnswer';
import type { FormAnswer } from '../../../src/content/formAnswer';
import { composeStories } from '../../helpers/stories';
import { main, setUpTemplates } from './setUpTemplates';

const jobs = composeStories(jobsPages);
const applications = composeStories(applicationsPages);

setUpTemplates();

describe('a job', () => {
  it('names facts, pay, steps and contact, and leads to the application', () => {
    render(<jobs.Default />);
    expect(main().getByText('Voll- oder Teilzeit, 25 bis 38 Stunden')).toBeInTheDocument();
    expect(main().getByText('Sprachregie').closest('li')).toBeInTheDocument();
    expect(main().getByText(/Mindestgehalt laut Kollektivvertrag/)).toBeInTheDocument();
    expect(main().getByText('Texte fürs Ohr')).toBeInTheDocument();
    // In the note and, for small screens, in the bar at the bottom.
    const links = main().getAllByRole('link', { name: 'Jetzt bewerben' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/jobs/application/texterin-texter-4112/',
      '/jobs/application/texterin-texter-4112/',
    ]);
    expect(main().getByRole('link', { name: '+49 30 23125 130' })).toHaveAttribute(
      'href',
      'tel:+493023125130',
    );
    expect(main().getByRole('link', { name: 'Standort Wien' })).toHaveAttribute('href', '/standorte/wien/');
  });

  it('shows the way to it from home, of which the page itself is no link', () => {
    render(<jobs.Default />);
    const trail = within(main().getByRole('navigation', { name: 'Wo diese Seite steht' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/jobs/']);
    expect(trail.getByText('Texterin / Texter für Klang und Sprache')).toHaveAttribute(
      'aria-current',
      'page',
    );
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

  it.each([
    ['closed', 'Gerade geschlossen', 'Bewerbung senden'],
    ['conflict', 'Zwei Fassungen', 'Noch einmal senden'],
    ['busy', 'Noch nicht gesendet', 'Noch einmal senden'],
    ['failed', 'Nicht angekommen', 'Noch einmal senden'],
  ] as const)(
    'returned by the server as %s says so once, above the headline and in the title, until it is sent again',
    async (outcome, said, button) => {
      forgetForms();
      document.title = 'Bewerbung';
      const answer: FormAnswer = {
        outcome,
        values: { first_name: 'Mira' },
        errors: [],
        hadFiles: true,
        ...(outcome === 'busy' && { waitMinutes: 2 }),
      };
      const { Page } = composeStories({
        default: applicationsPages.default,
        Page: { ...applicationsPages.Initiative, decorators: [withAnswer(answer)] },
      });
      render(<Page />);
      const notice = main().getByRole('alert', { name: said });
      const headline = main().getByRole('heading', { level: 1 });
      expect(notice.compareDocumentPosition(headline)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(notice).toHaveFocus();
      expect(main().getAllByText(said)).toHaveLength(1);
      expect(document.title).toBe('Fehler: Bewerbung');
      expect(main().getByRole('textbox', { name: /Vorname/ })).toHaveValue('Mira');
      await userEvent.click(main().getByRole('button', { name: button }));
      await waitFor(() => expect(main().getByRole('alert')).toHaveTextContent('Es gibt ein Problem'));
      expect(main().queryByText(said)).not.toBeInTheDocument();
    },
  );

  it('takes nothing any more when the last day of its job is over, and leads to open ones', () => {
    render(<applications.Closed />);
    expect(main().getByText('Diese Stelle ist besetzt oder geschlossen.')).toBeVisible();
    expect(main().queryByRole('form')).not.toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Offene Stellen ansehen' })).toHaveAttribute('href', '/jobs/');
  });
});
