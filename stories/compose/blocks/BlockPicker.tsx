import { css } from '@linaria/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { BLOCK_PICTURE } from '../../../scripts/composer/blockSections';
import { when } from '../../../src/theme/breakpoints';
import { color, ink } from '../../../src/theme/colors';
import { border, space } from '../../../src/theme/space';
import { control, hint, label, row, smallButton, stack } from '../tool/toolStyles';
import { type BlockChoice, findBlocks } from './findBlocks';

const frame = css`
  padding: ${space(3)};
  border: ${border.line} solid ${color.line};
  background: ${color.surface};
`;

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 100%), 1fr));
  gap: ${space(2)};
  max-height: 50vh;
  /* The focus ring of a card at the edge would be cut off. */
  padding: ${space(2)};
  overflow-y: auto;
`;

const card = css`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${space(1)};
  width: 100%;
  height: 100%;
  padding: ${space(2)};
  border: ${border.hair} solid ${color.line};
  background: ${color.bg};
  color: ${color.text};
  text-align: start;
  cursor: pointer;

  ${when.hover} {
    &:hover {
      background: ${ink.lime};
      color: ${ink.black};
    }
  }

  img {
    width: 100%;
    height: auto;
    border: ${border.hair} solid ${color.hair};
  }
`;

export interface BlockPickerProps {
  blocks: readonly BlockChoice[];
  /** Blocks that are often used together. */
  groups: readonly (readonly string[])[];
  /** Description of where the blocks will be inserted. */
  place: string;
  onPick: (types: readonly string[]) => void;
  onClose: () => void;
}

/** Returns the number of cards that an arrow key moves by; undefined for other keys. */
function stepOf(key: string, list: Element): number | undefined {
  const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  return { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key];
}

/**
 * Chooses a block by its picture or a search, or several that are often used together. Arrow keys move between blocks,
 * up and down by a row.
 */
export function BlockPicker({ blocks, groups, place, onPick, onClose }: BlockPickerProps) {
  const [typed, setTyped] = useState('');
  const picker = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const found = findBlocks(blocks, typed);
  useEffect(() => {
    input.current?.focus();
    // Focusing the search shows only the search.
    picker.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    const step = list.current && stepOf(event.key, list.current);
    const isTyping = event.target === input.current;
    if (typeof step !== 'number' || (isTyping && event.key !== 'ArrowDown')) return;
    const cards = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = isTyping ? 0 : cards.indexOf(event.target as HTMLButtonElement) + step;
    if (!isTyping && !cards.includes(event.target as HTMLButtonElement)) return;
    event.preventDefault();
    if (index < 0) input.current?.focus();
    else cards[Math.min(index, cards.length - 1)]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the controls in it
    <div ref={picker} className={`${frame} ${stack}`} onKeyDown={handleKey}>
      <div className={row}>
        <label className={label} htmlFor={id}>
          {`Find a block to add ${place}`}
        </label>
        <button className={smallButton} type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <input
        ref={input}
        id={id}
        className={control}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || !first) return;
          // The focus moves to the new block, whose head would also be activated by this key press.
          event.preventDefault();
          onPick([first.type]);
        }}
      />
      <output className={hint}>
        {found.length === 1 ? '1 block' : `${found.length} blocks`}
        {typed !== '' && found[0] ? `; Enter adds ${found[0].type}` : ''}
      </output>
      {typed === '' && groups.length > 0 && (
        <>
          <p className={label}>Often used together</p>
          <div className={row}>
            {groups.map((group) => (
              <button
                key={group.join(' ')}
                className={smallButton}
                type="button"
                onClick={() => onPick(group)}
              >
                {group.join(' + ')}
              </button>
            ))}
          </div>
        </>
      )}
      <ul ref={list} className={grid}>
        {found.map(({ type, description }) => (
          <li key={type}>
            <button className={card} type="button" onClick={() => onPick([type])}>
              <img src={`blocks/${type}.webp`} {...BLOCK_PICTURE} alt="" loading="lazy" />
              <span className={label}>{type}</span>
              <span className={hint}>{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
