import { render, screen, within } from '@testing-library/react';
import type { BlockView } from '../../../src/content/view';
import { figuresBlock, textBlock } from '../../../stories/fixtures/blocks';
import { contact, newsEntry } from '../../../stories/fixtures/genericContents';
import * as genericPages from '../../../stories/templates/GenericPage.stories';
import { composeStories } from '../../helpers/stories';
import { main, setUpTemplates } from './setUpTemplates';

const generic = composeStories(genericPages);

setUpTemplates();

describe('the home page', () => {
  it('says its headline as one unbroken sentence', () => {
    render(<generic.Home />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Deckungsgleich ist langweilig.');
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

  it('is coloured as far as its form', () => {
    const text: BlockView = {
      type: 'text',
      heading: 'Hindernisse melden',
      paragraphs: [['Schreiben Sie uns.']],
    };
    render(<generic.Contact content={{ ...contact, blocks: [text, ...contact.blocks, { ...text }] }} />);
    const grounds = main()
      .getAllByText('Hindernisse melden')
      .map((heading) => heading.closest('[data-theme]')?.getAttribute('data-theme'));
    expect(grounds.map((ground) => ground === 'light')).toEqual([false, true]);
  });
});

describe('the words above the blocks of a page with a poster', () => {
  it.each<[ground: string, blocks: BlockView[], isClosed: boolean]>([
    ['of no other', [], true],
    ['of another ground', [figuresBlock], true],
    ['of the same ground', [textBlock], false],
  ])('have room below them above a block %s', (_, blocks, isClosed) => {
    const lead = ['Ein Absatz genügt.'];
    const bandOf = (following: BlockView[]) => {
      const { unmount } = render(<generic.NewsEntry content={{ ...newsEntry, lead, blocks: following }} />);
      const band = main().getByText('Ein Absatz genügt.').parentElement?.parentElement?.className;
      unmount();
      return band;
    };
    expect(bandOf(blocks) === bandOf([])).toBe(isClosed);
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
