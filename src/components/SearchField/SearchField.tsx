import { css } from '@linaria/core';
import { type FormEvent, useId, useRef } from 'react';
import { when } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { visuallyHidden } from '../../theme/mixins';
import { border, corner, space } from '../../theme/space';
import { type } from '../../theme/type';
import { Icon } from '../Icon/Icon';

const form = css`
  display: flex;
  min-height: ${space(18)};
  border: ${border.line} solid ${color.line};
  border-radius: ${corner.search};
  background: ${color.line};

  &:focus-within {
    outline: ${border.focus} solid ${color.focusRing};
    outline-offset: 3px;
    box-shadow: 0 0 0 3px ${color.focusGap};
  }
`;

const input = css`
  flex: 1 1 0;
  min-width: 0;
  padding: ${space(2)} ${space(6)};
  border: 0;
  border-radius: 0;
  background: ${color.surface};
  color: ${color.text};
  appearance: none;
  ${type.lead}
  font-size: 1.25rem;

  &:focus {
    outline: none;
    box-shadow: none;
  }

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const button = css`
  display: grid;
  flex: none;
  place-items: center;
  width: ${space(18)};
  padding: 0;
  border: 0;
  border-radius: 0 0 34px 0;
  background: ${color.line};
  color: ${color.bg};
  cursor: pointer;

  &:focus-visible {
    outline-offset: -8px;
    outline-color: currentColor;
    box-shadow: none;
  }

  ${when.hover} {
    &:hover {
      background: ${ink.yellow};
      color: ${ink.black};
    }
  }

  [data-theme='yellow'] &:hover {
    background: ${ink.paper};
  }
`;

export interface SearchFieldProps {
  /** What is searched; stands in for the placeholder, which is no label. */
  label: string;
  /** Placeholder of the empty field. */
  placeholder: string;
  /** What has been typed. */
  value: string;
  /** Name of the button with the lens. */
  submitLabel: string;
  /** Name of the button that empties the field. */
  clearLabel: string;
  /** Id of the element that states the result of the search. */
  describedBy?: string | undefined;
  /** Called at each change. */
  onChange: (value: string) => void;
  /** Called by Enter and by the button with the lens. */
  onSubmit: () => void;
  /** Called when its button empties the field. */
  onClear: () => void;
}

/** A search box. Its button searches while the box is empty and empties it when something stands in it. */
export function SearchField({
  label,
  placeholder,
  value,
  submitLabel,
  clearLabel,
  describedBy,
  onChange,
  onSubmit,
  onClear,
}: SearchFieldProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const isEmpty = value === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const clear = () => {
    onClear();
    box.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the oldest browsers of our list do not know <search>
    <form className={form} role="search" aria-label={label} onSubmit={submit}>
      <label htmlFor={id} className={visuallyHidden}>
        {label}
      </label>
      <input
        ref={box}
        id={id}
        className={input}
        type="search"
        name="q"
        value={value}
        placeholder={placeholder}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
      {isEmpty ? (
        <button key="submit" type="submit" className={button} aria-label={submitLabel}>
          <Icon name="search" />
        </button>
      ) : (
        <button key="clear" type="button" className={button} aria-label={clearLabel} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
    </form>
  );
}
