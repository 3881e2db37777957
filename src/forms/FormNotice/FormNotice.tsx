import { css } from '@linaria/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { color } from '../../theme/colors';
import { border, space } from '../../theme/space';
import { type } from '../../theme/type';

const box = css`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  padding: ${space(6)};
  border: ${border.line} solid ${color.line};
  background: ${color.surface};
  color: ${color.text};

  &[data-tone='error'] {
    border-color: ${color.error};
    border-inline-start-width: ${border.errorBar};
  }

  & > h2 {
    ${type.d4}
  }

  &[data-tone='error'] > h2 {
    color: ${color.error};
  }
`;

export interface FormNoticeProps {
  /** What has happened. */
  title: string;
  /** Magenta belongs to what went wrong. */
  tone?: 'error' | 'plain';
  /** Changes with each new reason, and then takes the focus; 0 for what the page was opened with. */
  occasion: number;
  /** true for words that change every second, which nobody wants read out. */
  isQuiet?: boolean;
  /** What it means and what can be done. */
  children: ReactNode;
}

/** Says beside the button what happened to the form and how to go on. */
export function FormNotice({ title, tone = 'error', occasion, isQuiet = false, children }: FormNoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (occasion > 0) element.current?.focus();
    // The focus stays at the button, above which this has just come up.
    if (isQuiet) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [occasion, isQuiet]);
  return (
    <div
      className={box}
      ref={element}
      role={isQuiet ? 'status' : 'alert'}
      aria-live={isQuiet ? 'off' : undefined}
      tabIndex={-1}
      data-tone={tone}
    >
      <h2>{title}</h2>
      {children}
    </div>
  );
}
