import { css } from '@linaria/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
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
  /** `error` is shown in magenta. */
  tone?: 'error' | 'plain';
  /** Number of the event: a new one moves the focus here; 0 does not. */
  occasion: number;
  /** true for a text that changes every second; the page scrolls to it. */
  isQuiet?: boolean;
  /** Explanation and ways to proceed. */
  children: ReactNode;
}

/** A message above the submit button: what happened and how to proceed. */
export function FormNotice({ title, tone = 'error', occasion, isQuiet = false, children }: FormNoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (occasion > 0) element.current?.focus();
    // The focus stays on the button below.
    if (isQuiet) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [occasion, isQuiet]);
  return (
    <div
      className={box}
      ref={element}
      // Without the focus it accompanies a message that is announced: a second alert would interrupt that one.
      role={occasion > 0 ? 'alert' : 'group'}
      aria-labelledby={id}
      tabIndex={-1}
      data-tone={tone}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
