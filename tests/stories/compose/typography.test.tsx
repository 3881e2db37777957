import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComposePage } from '../../../stories/compose/ComposePage';
import { CONTENT_FILES } from '../../helpers/contentFiles';
import { type Page } from '../../../stories/compose/model/page';
import {
  safeOnly,
  typographyOfPage,
  withTypography,
} from '../../../stories/compose/typography/pageTypography';

const DATE = '2026-11-21';
const PAGE: Page = {
  kind: 'pages',
  id: 'neu',
  files: {
    de: {
      title: 'Neu',
      lead: '"Ja" - sagt sie.',
      blocks: [{ type: 'text', paragraphs: ["Der '90er-Stil"] }],
    },
    en: { title: 'New', lead: '10 MB', blocks: [] },
  },
};

it('puts right what is safe in all languages, and leaves a text that has changed meanwhile', () => {
  const { found, unbroken } = typographyOfPage(PAGE, {});
  expect(unbroken).toEqual([]);
  expect(found.map(({ locale, pointer }) => `${locale}${pointer}`)).toEqual([
    'de/lead',
    'de/blocks/0/paragraphs/0',
    'en/lead',
  ]);
  const after = withTypography(PAGE, safeOnly(found));
  expect(after.files.de).toMatchObject({ lead: '„Ja“ – sagt sie.', blocks: PAGE.files.de?.['blocks'] });
  expect(after.files.en).toMatchObject({ lead: '10\u00a0MB' });
  const changed: Page = { ...PAGE, files: { ...PAGE.files, en: { lead: '20 MB, 10 MB' } } };
  expect(withTypography(changed, found).files.en).toBe(changed.files.en);
});

it('says nothing about what a file silences', () => {
  const silenced = [{ rule: 'quotes', at: '/lead', reason: 'Es ist ein Zitat aus einem Programm.' }];
  const page: Page = { ...PAGE, files: { de: { ...PAGE.files.de, silenced } } };
  const rules = typographyOfPage(page, {}).found.map(({ pointer, findings }) => [
    pointer,
    findings.map(({ rule }) => rule),
  ]);
  expect(rules).toEqual([
    ['/lead', ['dash']],
    ['/blocks/0/paragraphs/0', ['apostrophe']],
  ]);
});

it('says nothing about the pages of the site, whose characters are right', () => {
  const page: Page = { kind: 'pages', id: 'home', files: {} };
  for (const locale of ['de', 'en'] as const) {
    page.files[locale] = JSON.parse(CONTENT_FILES[`content-json/${locale}/pages/home.json`] ?? '');
  }
  expect(typographyOfPage(page, {})).toEqual({ found: [], unbroken: [] });
});

it('shows in a field what its characters should be, inserts it, and takes it back', async () => {
  render(<ComposePage files={CONTENT_FILES} date={DATE} />);
  const title = screen.getByLabelText(/^title$/);
  await userEvent.click(title);
  await userEvent.paste('Barrierefreiheit - "ja"');
  expect(await screen.findByRole('tab', { name: 'Typography (4)' })).toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Typography of title' });
  expect(list).toHaveTextContent('Bar·rie·re·frei·heit');
  await userEvent.click(within(list).getByRole('button', { name: /^Insert .*– "ja"/ }));
  expect(title).toHaveValue('Barrierefreiheit – "ja"');
  expect(title).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Insert all 3 of this field' }));
  expect(title).toHaveValue('Bar\u00adrie\u00adre\u00adfrei\u00adheit – „ja“');
  expect(screen.getByRole('tab', { name: 'Typography (0)' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(title).toHaveValue('Barrierefreiheit – "ja"');
});

it('lists the findings of all fields, leads to each, and inserts all safe ones at once', async () => {
  render(<ComposePage files={CONTENT_FILES} date={DATE} />);
  await userEvent.click(screen.getByLabelText(/^title$/));
  await userEvent.paste('Barrierefreiheit');
  await userEvent.click(screen.getByLabelText(/^metaTitle/));
  await userEvent.paste('Er sagt "ja"');
  await userEvent.click(screen.getByLabelText(/^metaDescription/));
  await userEvent.paste('Um 10 Uhr');
  expect(screen.getByText(/^npm run content also prints 4 typographic warnings/)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('tab', { name: 'Typography (4)' }));
  const panel = screen.getByRole('tabpanel', { name: /^Typography/ });
  expect(within(panel).getByText(/^4 places in 3 texts/)).toBeInTheDocument();
  await userEvent.click(within(panel).getByRole('button', { name: 'Insert all 3 safe ones' }));
  expect(screen.getByLabelText(/^metaTitle/)).toHaveValue('Er sagt „ja“');
  expect(screen.getByLabelText(/^metaDescription/)).toHaveValue('Um 10\u00a0Uhr');
  expect(screen.getByText('3 places put right')).toBeInTheDocument();
  expect(within(panel).getByText(/^1 place in 1 text\b/)).toHaveFocus();
  await userEvent.click(within(panel).getByRole('button', { name: 'Deutsch /title' }));
  await waitFor(() => expect(screen.getByLabelText(/^title$/)).toHaveFocus());
});
