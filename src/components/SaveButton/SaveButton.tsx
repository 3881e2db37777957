import { css } from '@linaria/core';
import { when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { Icon } from '../Icon/Icon';
import { SAVED_ICONS } from '../Icon/savedIcons';

const button = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;

  ${when.hover} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

export interface SaveButtonProps {
  /** Accessible name: what is saved. It is the same in both states. */
  label: string;
  /** True if it is saved; the icon is then filled. */
  isSaved: boolean;
  /** Called with the new state. */
  onChange: (isSaved: boolean) => void;
}

/** Saves something for later, or removes it; 44 px, for the end of a row. */
export function SaveButton({ label, isSaved, onChange }: SaveButtonProps) {
  return (
    <button
      type="button"
      className={button}
      aria-label={label}
      aria-pressed={isSaved}
      onClick={() => onChange(!isSaved)}
    >
      <Icon name={SAVED_ICONS[isSaved ? 'bookmark-filled' : 'bookmark']} />
    </button>
  );
}
