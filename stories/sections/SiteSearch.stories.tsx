import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SHOWN_RESULTS } from '../../src/config/siteSearch';
import type { FoundPage } from '../../src/content/siteWords';
import type { LinkView } from '../../src/content/view';
import { SiteSearch } from '../../src/sections/SiteSearch/SiteSearch';
import {
  type SiteSearchLoader,
  SiteSearchLoaderContext,
} from '../../src/sections/SiteSearch/siteSearchLoader';
import { createWordsLoader } from '../../src/sections/useWordSearch';
import { grounds } from '../components/Grounds';

const PAGES: FoundPage[] = [
  {
    href: '/work/hoerfein-leise/',
    title: 'Hörfein: Leise',
    kind: 'Arbeit',
    description: 'Ein Radiospot, dessen Klang leiser ist als alle anderen, und den man deshalb hört.',
  },
  {
    href: '/sounds/',
    title: 'Sounds',
    kind: 'Unit',
    description: 'Klang, der eine Marke erkennen lässt, bevor jemand hinsieht.',
  },
  {
    href: '/jobs/sound-design-4139/',
    title: 'Sound Design',
    kind: 'Stelle',
    description: 'Du baust den Klang von Marken, die man mit geschlossenen Augen erkennt.',
  },
];

const LONG: FoundPage = {
  href: '/jobs/hoergeraeteakustik-4199/',
  title: 'Beratung Öffentlichkeitsarbeit Schwerpunkt Barrierefreiheitsstärkungsgesetz',
  kind: 'Pressemitteilung',
  description:
    'Ein Klang von einer Überschrift: So lange Wörter kommen vor, und sie brechen auf schmalen Schirmen, ohne dass die Zeile aus dem Rahmen läuft.',
};

const IN_ENGLISH: FoundPage[] = [
  {
    href: '/en/sounds/',
    title: 'Sounds',
    kind: 'Unit',
    description: 'A sound that tells you the brand before anybody has looked.',
  },
  {
    href: '/en/work/hoerfein-leise/',
    title: 'Hörfein: Quiet',
    kind: 'Work',
    description: 'A radio spot with less sound than all the others, which is why it was heard.',
  },
];

const links = (...labels: string[]): LinkView[] =>
  labels.map((label, index) => ({ label, href: `/seite-${index}/`, isExternal: false }));

const MANY = Array.from({ length: SHOWN_RESULTS + 2 }, (_, index) => ({
  href: `/work/klang-${index}/`,
  title: `Klang ${index + 1}`,
  kind: 'Arbeit',
  description: 'Ein Signal von vielen.',
}));

/** Finds pages that contain the letters; the real search has its own tests. */
const loaderOf = (pages: readonly FoundPage[]): SiteSearchLoader =>
  createWordsLoader(async () => (query) => {
    const letters = query === 'klagn' ? 'klang' : query.toLowerCase();
    return {
      kind: letters === query.toLowerCase() ? 'exact' : 'similar',
      pages: pages.filter(({ title, description }) =>
        `${title} ${description}`.toLowerCase().includes(letters),
      ),
    };
  });

const loading = (loader: SiteSearchLoader): Decorator =>
  function Loading(Story) {
    return (
      <SiteSearchLoaderContext value={loader}>
        <Story />
      </SiteSearchLoaderContext>
    );
  };

const meta = {
  component: SiteSearch,
  args: {
    block: {
      type: 'siteSearch',
      words: '0000000000',
      groups: [
        {
          label: 'Die Gruppe',
          items: links('Agentur', 'Business', 'Commerce', 'Kontakt', 'Leistungen', 'Sounds'),
        },
        {
          label: 'Offene Stellen',
          items: links('Art Direction', 'Sound Design', LONG.title, 'Strategie', 'Trainee Beratung'),
          link: { label: 'Alle 26', href: '/jobs/', isExternal: false },
        },
        { label: 'Häuser', items: links('Berlin', 'Düsseldorf', 'Frankfurt', 'Hamburg', 'Wien', 'Zürich') },
      ],
    },
  },
  parameters: { path: '/suche/' },
  decorators: [loading(loaderOf([...PAGES, LONG]))],
} satisfies Meta<typeof SiteSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['no-picture'] };

export const Found: Story = { globals: { theme: 'yellow' }, parameters: { path: '/suche/?q=klang' } };

export const FoundInEnglish: Story = {
  tags: ['no-picture'],
  globals: { theme: 'dark', locale: 'en' },
  decorators: [loading(loaderOf(IN_ENGLISH))],
  parameters: { path: '/en/search/?q=sound' },
};

/** More results than are shown. */
export const ManyFound: Story = {
  tags: ['no-picture'],
  parameters: { path: '/suche/?q=klang' },
  decorators: [loading(loaderOf(MANY))],
};

export const Similar: Story = {
  tags: ['no-picture'],
  globals: { theme: 'lime' },
  parameters: { path: '/suche/?q=klagn' },
};

export const None: Story = {
  tags: ['no-picture'],
  globals: { theme: 'blue' },
  parameters: { path: '/suche/?q=Zeppelin' },
};

/** The search words cannot be loaded: the index stays, and the box shows a message. */
export const Unavailable: Story = {
  tags: ['no-picture'],
  parameters: { path: '/suche/?q=klang' },
  decorators: [loading({ loaded: () => undefined, load: () => Promise.reject(new Error('offline')) })],
};

/** Typing shows pages; clearing the box brings back the index. */
export const TypedAndCleared: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: 'SFF durchsuchen' });
    await userEvent.type(box, 'klang{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Sound Design', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('4 Seiten');
    await expect(canvas.queryByRole('heading', { name: 'Häuser' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Suche leeren' }));
    await expect(canvas.getByRole('heading', { name: 'Häuser' })).toBeVisible();
    await expect(box).toHaveFocus();
  },
};

export const Grounds: Story = grounds(SiteSearch, {
  longest: {
    block: {
      type: 'siteSearch',
      words: '0000000000',
      groups: [
        {
          label: 'Straßenbahnhaltestellenansagen und Rechtsschutzversicherungsgesellschaften',
          items: links(LONG.title, 'Telekommunikationsüberwachungsverordnung'),
          link: { label: 'Alle 1.200', href: '/jobs/', isExternal: false },
        },
      ],
    },
  },
  english: {
    block: {
      type: 'siteSearch',
      words: '0000000000',
      groups: [{ label: 'The group', items: links('Contact', 'Home', 'Jobs', 'Locations', 'Press') }],
    },
  },
});
