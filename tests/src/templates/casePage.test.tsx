import { render, screen } from '@testing-library/react';
import * as casesPages from '../../../stories/templates/CasePage.stories';
import { composeStories } from '../../helpers/stories';
import { main, setUpTemplates } from './setUpTemplates';

const cases = composeStories(casesPages);

setUpTemplates();

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

  it('is told in three passes, each a place of its own on its ink, and ends in its number', () => {
    render(<cases.Default />);
    const grounds = ['Das Problem', 'Die Arbeit', 'Das Ergebnis'].map((name) => {
      const heading = main().getByRole('heading', { level: 2, name });
      return [heading.closest('[id]')?.id, heading.closest('[data-theme]')?.getAttribute('data-theme')];
    });
    expect(grounds).toEqual([
      ['problem', 'yellow'],
      ['work', 'blue'],
      ['result', 'lime'],
    ]);
    expect(main().getByText('112').closest('[data-theme]')).toHaveAttribute('data-theme', 'lime');
  });

  it('leaves out credits where there are none', () => {
    render(<cases.BlackPosterOnLightPage />);
    expect(main().queryByRole('heading', { name: 'Beteiligt' })).not.toBeInTheDocument();
  });
});

describe('a hero', () => {
  const ground = () => screen.getByRole('heading', { level: 1 }).closest('[data-theme]');

  it.each([
    ['of its page', cases.Default, 'lime'],
    ['that its page does not have', cases.BlackPosterOnLightPage, 'dark'],
  ])('has the ground of its poster, and with it the header, in a colour %s', (_, Page, theme) => {
    render(<Page />);
    expect(ground()).toHaveAttribute('data-theme', theme);
    expect(screen.getByRole('banner')).toHaveAttribute('data-theme', theme);
  });
});
