import { css } from '@linaria/core';
import type { KeyboardEvent } from 'react';
import { Icon, type IconChoice } from '../../../src/components/Icon/Icon';
import { FORM_ICONS } from '../../../src/components/Icon/formIcons';
import { OTHER_ICONS } from '../../../src/components/Icon/otherIcons';
import { PAPER_ICONS } from '../../../src/components/Icon/paperIcons';
import { space } from '../../../src/theme/space';
import { useCompose } from './composeContext';
import { CountMark } from './CountMark';
import type { DragOrder } from './useDragOrder';
import { label, row, smallButton } from '../tool/toolStyles';

const head = css`
  justify-content: space-between;
  align-items: center;
  cursor: grab;
`;

const title = css`
  flex: 1 1 160px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const fold = css`
  display: flex;
  flex: 1 1 160px;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  min-height: ${space(9)};
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
`;

export interface EntryHeadProps {
  id: string;
  title: string;
  /** Name of the entry in button labels, e.g. `block 2`. */
  called: string;
  pointer: string;
  isOpen: boolean;
  onToggle?: (() => void) | undefined;
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onCopy: () => void;
  onRemove: () => void;
  /** Chooses a block to add after this one. */
  onAdd?: (() => void) | undefined;
  /** Drag handle attributes for pointers. */
  drag: ReturnType<DragOrder['handle']>;
}

interface ActionProps {
  id?: string;
  name: string;
  icon: IconChoice;
  onClick?: (() => void) | undefined;
}

function Action({ id, name, icon, onClick }: ActionProps) {
  // Disabled buttons stay focusable, so that the focus is not lost at the end of a list.
  return (
    <button
      id={id}
      className={smallButton}
      type="button"
      title={name}
      aria-label={name}
      aria-disabled={onClick ? undefined : true}
      onClick={onClick}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}

/** The head of a list entry: its name and buttons. */
export function EntryHead({ id, called, pointer, isOpen, onToggle, ...rest }: EntryHeadProps) {
  const { countWithin } = useCompose();
  const words = (
    <>
      {rest.title} <CountMark count={countWithin(pointer)} />
    </>
  );
  const handleKey = (event: KeyboardEvent) => {
    const action = { ArrowUp: rest.onUp, ArrowDown: rest.onDown }[event.key];
    if (!event.altKey || !action) return;
    event.preventDefault();
    action();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the buttons in it
    <div className={`${row} ${head}`} onKeyDown={handleKey} {...rest.drag}>
      {onToggle ? (
        <button
          id={id}
          className={`${fold} ${label}`}
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Icon name={isOpen ? 'chevron-down' : OTHER_ICONS['chevron-right']} size={20} />
          <span>{words}</span>
        </button>
      ) : (
        <p id={`${id}-title`} className={`${title} ${label}`}>
          {words}
        </p>
      )}
      <div className={row}>
        <Action id={`${id}-up`} name={`Move ${called} up`} icon="arrow-up" onClick={rest.onUp} />
        <Action id={`${id}-down`} name={`Move ${called} down`} icon="arrow-down" onClick={rest.onDown} />
        {rest.onAdd && <Action name={`Add after ${called}`} icon="plus" onClick={rest.onAdd} />}
        <Action name={`Copy ${called}`} icon={PAPER_ICONS.file} onClick={rest.onCopy} />
        <Action name={`Remove ${called}`} icon={FORM_ICONS.trash} onClick={rest.onRemove} />
      </div>
    </div>
  );
}
