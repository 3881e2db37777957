import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import type { BlockViewOf } from '../../../src/content/view';
import { ListFilter } from '../../../src/sections/ListFilter/ListFilter';
import * as stories from '../../../stories/sections/ListFilter.stories';
import { German } from '../../helpers/German';
import { composeStories } from '../../helpers/stories';

const { Default, English } = composeStories(stories);

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

it('announces after a choice how many entries are shown', async () => {
  render(<Default />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await choose('Presse 8');
  expect(status).toHaveTextContent(/^8 Einträge$/);
  await choose('Alle 24');
  expect(status).toHaveTextContent(/^24 Einträge$/);
});

it('announces the same number again', async () => {
  const block = Default.args.block as BlockViewOf<'listFilter'>;
  const [news, press] = block.options.flat().map((option) => ({ ...option, count: 9 }));
  if (!news || !press) throw new Error('The story has too few options.');
  render(<Default block={{ ...block, options: [[news, press]] }} />);
  await choose('News 9');
  const announced = screen.getByText('9 Einträge');
  await choose('Presse 9');
  expect(screen.getByText('9 Einträge')).not.toBe(announced);
});

it('counts in English too', async () => {
  render(<English />);
  await choose('Klangraum 1');
  expect(screen.getByRole('status')).toHaveTextContent(/^1 entry$/);
});

it('keeps the choice while the next page is loaded, whose address is already the current one', async () => {
  let goTo: (path: string) => void = () => {};
  function Navigation() {
    const navigate = useNavigate();
    goTo = (path) => act(() => void navigate(path));
    return null;
  }
  render(
    <German>
      <Navigation />
      <ListFilter block={Default.args.block as BlockViewOf<'listFilter'>} layout="split" />
    </German>,
  );
  await choose('Presse 8');
  goTo('/kontakt/');
  expect(screen.getByRole('radio', { name: 'Presse 8' })).toBeChecked();
  goTo('/');
  expect(screen.getByRole('radio', { name: 'Alle 24' })).toBeChecked();
});
