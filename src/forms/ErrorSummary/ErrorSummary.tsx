import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/useText';
import { color } from '../../theme/colors';
import { border, space } from '../../theme/space';
import { type } from '../../theme/type';
import { goToField } from '../goToField';
import { useErrorTitle } from './useErrorTitle';

const box = css`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  padding: ${space(6)};
  border: ${border.line} solid ${color.error};
  border-inline-start-width: ${border.errorBar};
  background: ${color.surface};
  color: ${color.text};

  & > h2 {
    color: ${color.error};
    ${type.label}
  }

  & > h2 + p {
    color: ${color.error};
    text-wrap: balance;
    ${type.d4}
  }

  & > ul {
    display: grid;
    gap: ${space(2)};
  }

  & a {
    display: inline-block;
    padding-block: 2px;
    text-decoration: underline;
    text-decoration-thickness: ${border.line};
    text-underline-offset: 0.2em;
  }

  & a:hover {
    color: ${color.error};
  }
`;

/** One entry of the summary. */
export interface SummaryEntry {
  /** Id of the field's control. */
  target: string;
  /** Label of the field and its error message, as beside the field. */
  words: string;
}

/** Why a form was not sent; a new object for each attempt. */
export interface Problems {
  entries: SummaryEntry[];
  /** true: the server rejected values that had passed validation on the page. */
  isFromServer: boolean;
  /** true: updated after a correction; neither focused nor announced. */
  isFollowUp?: true;
}

export interface ErrorSummaryProps {
  /** Errors in the order of the form. */
  problems: Problems;
  /** Sentence if the server rejected the form without naming a field. */
  refusal: string;
}

/** List of a form's errors with links to the fields. Takes the focus and prefixes the page's title. */
export function ErrorSummary({ problems, refusal }: ErrorSummaryProps) {
  const text = useText();
  const element = useRef<HTMLDivElement>(null);
  const { entries, isFromServer, isFollowUp } = problems;
  useErrorTitle();

  useEffect(() => {
    if (problems.isFollowUp) return;
    element.current?.focus();
    element.current?.scrollIntoView?.({ block: 'start' });
  }, [problems]);

  return (
    <div className={box} ref={element} role="alert" aria-live={isFollowUp ? 'off' : undefined} tabIndex={-1}>
      <h2>{text('form.summary.problem')}</h2>
      <p>{entries.length === 0 ? refusal : text('form.summary.title', { count: entries.length })}</p>
      {isFromServer && entries.length > 0 && <p>{refusal}</p>}
      {entries.length > 0 && (
        <ul>
          {entries.map(({ target, words }) => (
            <li key={target}>
              <a href={`#${target}`} onClick={(event) => goToField(event, target)}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
