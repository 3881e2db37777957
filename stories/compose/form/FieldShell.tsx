import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { space } from '../../../src/theme/space';
import { useCompose } from './composeContext';
import { DEFAULT_LOCALE, LOCALES } from '../../../src/content/locales';
import type { TextLimit } from '../model/controls';
import type { Json } from '../model/json';
import { withVisibleCharacters } from '../model/visibleCharacters';
import { Messages } from './Messages';
import { TextLength } from './TextLength';
import { TypographyFindings } from '../typography/TypographyFindings';
import { focusField } from './focusField';
import { fieldId } from './openParts';
import { hint, label, message, row, smallButton } from '../tool/toolStyles';

const shell = css`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

const head = css`
  justify-content: space-between;
  align-items: center;
`;

/** Attributes that link a control to its label, description and messages. */
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
  /** Value in the German file, while a translation is being edited. */
  original?: Json | undefined;
  /** The field's text and its length limit. */
  text?: { value: string; limit: TextLimit } | undefined;
  /** Removes the field from the file; undefined for required fields. */
  onRemove?: (() => void) | undefined;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** Label, control, description and messages of one field. */
export function FieldShell({
  name,
  pointer,
  description,
  isOptional,
  original,
  text,
  onRemove,
  children,
}: FieldShellProps) {
  const { locale, problemsAt, typographyAt, isUntranslated, putRight } = useCompose();
  const problems = problemsAt(pointer);
  const typography = typographyAt(pointer);
  const id = fieldId(locale, pointer);
  const described = [
    ...(description === '' ? [] : [`${id}-hint`]),
    ...(typeof original === 'string' ? [`${id}-original`] : []),
    ...(text ? [`${id}-length`] : []),
    ...(problems.length === 0 ? [] : [`${id}-messages`]),
    ...(typography ? [`${id}-typography`] : []),
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
      {typeof original === 'string' &&
        (isUntranslated(pointer) ? (
          <p id={`${id}-original`} className={message} data-severity="warning">
            {`The same as in ${LOCALES[DEFAULT_LOCALE].autonym}: not translated yet?`}
          </p>
        ) : (
          <p id={`${id}-original`} className={hint} lang={DEFAULT_LOCALE}>
            {`${LOCALES[DEFAULT_LOCALE].autonym}: ${withVisibleCharacters(original)}`}
          </p>
        ))}
      {text && <TextLength id={`${id}-length`} {...text} />}
      <Messages id={`${id}-messages`} problems={problems} />
      {typography && (
        <TypographyFindings
          id={`${id}-typography`}
          label={`Typography of ${name}`}
          typography={typography}
          putRight={(findings) => {
            putRight([{ ...typography, findings }]);
            focusField(id);
          }}
        />
      )}
    </div>
  );
}
