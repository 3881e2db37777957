import { css } from '@linaria/core';
import { type FormEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { when } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { border, corner, space } from '../../theme/space';
import { type } from '../../theme/type';
import { Icon } from '../Icon/Icon';

const name = css`
  display: block;
  /* Wider than the focus ring of the field. */
  padding-block-end: ${space(1.75)};
  ${type.label}
`;

const frame = css`
  display: flex;
  min-height: ${space(14)};
  border: ${border.line} solid ${color.line};
  border-radius: ${corner.button};
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
  padding: ${space(2)} ${space(4)};
  border: 0;
  border-radius: 0;
  background: ${color.surface};
  color: ${color.text};
  appearance: none;
  ${type.lead}
  font-size: 1.125rem;

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
  width: ${space(14)};
  padding: 0;
  border: 0;
  border-radius: 0 0 26px 0;
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
  /** What is searched; visible above the field. */
  label: string;
  /** Placeholder of the empty field. */
  placeholder: string;
  /** The typed text. */
  value: string;
  /** Accessible name of the search button. */
  submitLabel: string;
  /** Accessible name of the clear button. */
  clearLabel: string;
  /** Id of the element with the result of the search. */
  describedBy?: string | undefined;
  /** Called on each change. */
  onChange: (value: string) => void;
  /** Called by Enter and the search button. */
  onSubmit: () => void;
  /** Called when the clear button empties the field. */
  onClear: () => void;
  /** Called on focus, to load what a search needs. */
  onPrepare?: (() => void) | undefined;
}

/** A search box. Its button searches while the box is empty and clears it otherwise. */
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
  onPrepare,
}: SearchFieldProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const isEmpty = value === '';
  const takeOver = useEffectEvent((field: HTMLInputElement) => {
    const { value: typed } = window.prerendered?.querySelector<HTMLInputElement>('[type=search]') ?? field;
    // Updates React's value tracker, which would otherwise miss a change back to the value it found.
    field.value = typed;
    if (typed !== value) onChange(typed);
    if (field === document.activeElement) onPrepare?.();
  });
  // Typed before hydration.
  useLayoutEffect(() => {
    if (box.current) takeOver(box.current);
  }, []);
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
    <form role="search" aria-label={label} onSubmit={submit}>
      <label htmlFor={id} className={name}>
        {label}
      </label>
      <div className={frame}>
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
          onFocus={onPrepare}
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
      </div>
    </form>
  );
}
