import { cleanup, render, screen, within } from '@testing-library/react';
import type { CompiledMessage } from '../../../src/content/pageData';
import german from '../../../src/generated/texts/de.json';
import { TextProvider } from '../../../src/i18n/TextProvider';
import { Footer, type FooterProps } from '../../../src/layout/Footer/Footer';
import * as stories from '../../../stories/layout/Footer.stories';
import { composeStories } from '../../helpers/stories';

const { Default, English } = composeStories(stories);

it('invites by mail', () => {
  render(<Default />);
  expect(screen.getByText('Leg was über uns.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'hallo@sff.example' })).toHaveAttribute(
    'href',
    'mailto:hallo@sff.example',
  );
});

it('holds every link of the secondary navigation under its group', () => {
  render(<Default />);
  const navigation = screen.getByRole('navigation', { name: 'Fußnavigation' });
  for (const { title, items } of Default.args.navigation?.footer ?? []) {
    expect(within(navigation).getByRole('heading', { name: title })).toBeInTheDocument();
    for (const item of items) {
      expect(within(navigation).getByRole('link', { name: item.titleNavigation })).toHaveAttribute(
        'href',
        item.fields.fullPath,
      );
    }
  }
});

it.each([
  ['LinkedIn', 'https://www.linkedin.com/'],
  ['X', 'https://x.com/'],
  ['Instagram', 'https://www.instagram.com/'],
  ['Spotify', 'https://open.spotify.com/'],
  ['kununu', 'https://www.kununu.com/'],
])('leads to %s in a new tab and says so', (network, host) => {
  render(<Default />);
  const link = screen.getByRole('link', { name: `${network} (öffnet in neuem Tab)` });
  expect(link.getAttribute('href')?.startsWith(host)).toBe(true);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('ends with year, legal links and the consent settings, which open without script handling', () => {
  render(<Default />);
  expect(screen.getByText('© 2026 SFF Gruppe')).toBeInTheDocument();
  const legal = screen.getByRole('navigation', { name: 'Rechtliches' });
  expect(within(legal).getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/impressum/');
  expect(within(legal).getByRole('link', { name: 'Einwilligungen' })).toHaveAttribute(
    'href',
    '#usercentrics-revoke',
  );
});

it('speaks English on English pages', () => {
  render(<English />);
  expect(screen.getByText('Add your layer.')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Legal' })).toBeInTheDocument();
});

/** The footer without the addresses of some networks. */
function footerWithout(networks: readonly string[]) {
  const gone = Object.fromEntries(networks.map((name) => [`social.${name}.link`, []]));
  render(
    <TextProvider
      locale="de"
      messages={{ ...(german as unknown as Record<string, CompiledMessage>), ...gone }}
    >
      <Footer {...(Default.args as FooterProps)} />
    </TextProvider>,
  );
}

it('leaves out a network without an address, and the list when none is left', () => {
  footerWithout(['kununu']);
  const links = within(screen.getByRole('list', { name: 'SFF anderswo' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
    'LinkedIn',
    'X',
    'Instagram',
    'Spotify',
  ]);
  cleanup();
  footerWithout(['linkedin', 'twitter', 'instagram', 'spotify', 'kununu']);
  expect(screen.queryByRole('list', { name: 'SFF anderswo' })).not.toBeInTheDocument();
});
