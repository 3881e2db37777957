import { readdirSync } from 'node:fs';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BLOCK_SECTIONS } from '../../../scripts/composer/blockSections';
import { block } from '../../../src/content/schema/blocks';
import { BlockPicker } from '../../../stories/compose/blocks/BlockPicker';
import { findBlocks } from '../../../stories/compose/blocks/findBlocks';
import { usualGroups } from '../../../stories/compose/blocks/usualGroups';
import { ComposePage } from '../../../stories/compose/ComposePage';
import { CONTENT_FILES } from '../../helpers/contentFiles';
import { controlOf, descriptionOf } from '../../../stories/compose/model/controls';

const CHOICES = [
  { type: 'text', description: 'Running text', fields: ['paragraphs'] },
  { type: 'faq', description: 'Questions whose answers fold out', fields: ['items'] },
  { type: 'quote', description: 'What somebody said', fields: ['text'] },
];

it('has a description and a picture for every type of block', () => {
  const control = controlOf(block);
  if (control.type !== 'union') throw new Error('Blocks are told apart by their type.');
  expect(control.names.toSorted()).toEqual(Object.keys(BLOCK_SECTIONS).toSorted());
  const silent = control.names.filter((name) => descriptionOf(control.memberOf(name) ?? block) === '');
  expect(silent).toEqual([]);
  const withoutPicture = Object.values(BLOCK_SECTIONS).filter(
    ([name]) => !readdirSync(`.loki/reference/sections/${name}`).some((file) => file.endsWith('.w1024.webp')),
  );
  expect(withoutPicture).toEqual([]);
});

it('finds blocks by type, purpose and fields, those of the type first', () => {
  const found = (typed: string) => findBlocks(CHOICES, typed).map(({ type }) => type);
  expect(found('quest')).toEqual(['faq']);
  expect(found('TEXT')).toEqual(['text', 'quote']);
  expect(found('said what')).toEqual(['quote']);
  expect(found('nothing')).toEqual([]);
  expect(found('')).toEqual(['text', 'faq', 'quote']);
});

it('offers what pages often have together, and leaves out what says nothing more', () => {
  const page = (...types: string[]) => ({ blocks: types.map((type) => ({ type })) });
  const files = [
    page('text', 'quote', 'image'),
    page('text', 'quote', 'image'),
    page('list', 'list'),
    page('list', 'list'),
    page('faq', 'cta'),
    {},
  ];
  expect(usualGroups(files)).toEqual([['text', 'quote', 'image']]);
});

it('is used by keyboard alone: search, arrows, Enter, Escape', async () => {
  const onPick = jest.fn();
  const onClose = jest.fn();
  render(
    <BlockPicker
      blocks={CHOICES}
      groups={[['text', 'quote']]}
      place="first"
      onPick={onPick}
      onClose={onClose}
    />,
  );
  expect(screen.getByLabelText('Find a block to add first')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(screen.getByRole('button', { name: /^faq/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenLastCalledWith(['faq']);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}said{Enter}');
  expect(onPick).toHaveBeenLastCalledWith(['quote']);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.click(screen.getByRole('button', { name: 'text + quote' }));
  expect(onPick).toHaveBeenLastCalledWith(['text', 'quote']);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('goes up and down by a row, and comes into view as a whole', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { container } = render(
    <BlockPicker blocks={CHOICES} groups={[]} place="first" onPick={jest.fn()} onClose={jest.fn()} />,
  );
  expect(scrolled.mock.contexts).toContain(container.firstElementChild);
  scrolled.mockRestore();
  screen.getByRole('list').style.gridTemplateColumns = '180px 180px';
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: /^quote/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: /^text/ })).toHaveFocus();
});

it('keeps Alt with an arrow from Storybook, which would show another story', async () => {
  render(<ComposePage files={CONTENT_FILES} date="2026-11-21" start={{ kind: 'pages', id: 'contact' }} />);
  const keys: string[] = [];
  const note = ({ key }: KeyboardEvent) => void keys.push(key);
  document.addEventListener('keydown', note);
  // The first block cannot move up.
  screen.getByRole('button', { name: /^1\. / }).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowDown}{/Alt}');
  screen.getByLabelText('Kind').focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  document.removeEventListener('keydown', note);
  expect(keys).toEqual(['Alt', 'Alt']);
});

const headsOf = () =>
  screen.getAllByRole('button', { name: /^\d+\. / }).map(({ textContent }) => textContent?.split(' ')[1]);

it('adds a block after another one, moves it with Alt and an arrow or by dragging, and counts what is typed', async () => {
  render(<ComposePage files={CONTENT_FILES} date="2026-11-21" start={{ kind: 'pages', id: 'contact' }} />);
  const before = headsOf();
  await userEvent.click(screen.getByRole('button', { name: 'Add after block 1' }));
  await userEvent.type(screen.getByLabelText('Find a block to add after block 1'), 'faq{Enter}');
  expect(headsOf()).toEqual([before[0], 'faq', ...before.slice(1)]);
  expect(screen.getByText(`faq added as block 2 of ${before.length + 1}`)).toBeInTheDocument();
  const added = screen.getByRole('button', { name: /^2\. faq/ });
  expect(added).toHaveFocus();
  expect(added).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(headsOf().slice(0, 2)).toEqual(['faq', before[0]]);
  const heads = () => screen.getAllByRole('button', { name: /^\d+\. / });
  const dataTransfer = { setData: () => {}, effectAllowed: '' };
  const fire = (type: 'dragStart' | 'dragOver' | 'drop', index: number) => {
    const target = heads()[index] as HTMLElement;
    const event = createEvent[type](target);
    Object.assign(event, { dataTransfer });
    fireEvent(target, event);
  };
  fire('dragStart', 0);
  fire('dragOver', 1);
  fire('drop', 1);
  expect(headsOf().slice(0, 2)).toEqual([before[0], 'faq']);
  const title = screen.getByLabelText(/^metaTitle/);
  await userEvent.clear(title);
  await userEvent.click(title);
  await userEvent.paste('x'.repeat(63));
  expect(screen.getByText('63 characters of at most 60, 3 too many')).toBeInTheDocument();
  expect(title).toHaveAccessibleDescription(/63 characters/);
  expect(screen.getByText(/characters of 70 to 160$/)).toBeInTheDocument();
});
