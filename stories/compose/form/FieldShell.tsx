import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { space } from '../../../src/theme/space';
import { useCompose } from './composeContext';
import type { TextLimit } from '../model/controls';
import { Messages } from './Messages';
import { TextLength } from './TextLength';
import { fieldId } from './openParts';
import { hint, label, row, smallButton } from '../tool/toolStyles';

const shell = css`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

const head = css`
  justify-content: space-between;
  align-items: center;
`;

/** Attributes that tie a control to its name, its description and its messages. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldShellProps {
  name: string;
  pointer: string;
  description: string;
  isOptional: boolean;
  /** What stands in the field, and how long it may be. */
  text?: { value: string; limit: TextLimit } | undefined;
  /** Takes the field out of the file; left out for fields that must be there. */
  onRemove?: (() => void) | undefined;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** Name, control, description and messages of one field. */
export function FieldShell({
  name,
  pointer,
  description,
  isOptional,
  text,
  onRemove,
  children,
}: FieldShellProps) {
  const { locale, problemsAt } = useCompose();
  const problems = problemsAt(pointer);
  const id = fieldId(locale, pointer);
  const described = [
    ...(description === '' ? [] : [`${id}-hint`]),
    ...(text ? [`${id}-length`] : []),
    ...(problems.length === 0 ? [] : [`${id}-messages`]),
  ];
  const hasError = problems.some(({ severity }) => severity === 'error');
  return (
    <div className={shell}>
      <div className={`${row} ${head}`}>
        <label className={label} htmlFor={id}>
          {name}
          {isOptional && <span className={hint}> (optional)</span>}
        </label>
        {onRemove && (
          <button className={smallButton} type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </button>
        )}
      </div>
      {children({
        id,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
        'aria-invalid': hasError ? true : undefined,
      })}
      {description !== '' && (
        <p id={`${id}-hint`} className={hint}>
          {description}
        </p>
      )}
      {text && <TextLength id={`${id}-length`} {...text} />}
      <Messages id={`${id}-messages`} problems={problems} />
    </div>
  );
}
