import { render, screen } from '@testing-library/react';
import * as listsPages from '../../../stories/templates/JobsPage.stories';
import { composeStories } from '../../helpers/stories';
import { main, setUpTemplates } from './setUpTemplates';

const lists = composeStories(listsPages);

setUpTemplates();

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
