import { cx } from '@linaria/core';
import type { ChangeEvent } from 'react';
import type { Control } from '../model/controls';
import { type ControlAttributes } from './FieldShell';
import type { Json } from '../model/json';
import { withVisibleCharacters } from '../model/visibleCharacters';
import { ReferenceSelect } from './ReferenceSelect';
import { control as controlStyle, hint, prose } from '../tool/toolStyles';

/** A control without sub-controls. */
export type Leaf = Exclude<Control, { type: 'object' | 'list' | 'union' }>;

export interface LeafControlProps {
  leaf: Leaf;
  value: Json | undefined;
  attributes: ControlAttributes;
  /** Called with the new value. */
  onChange: (value: Json) => void;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A figure as typed; a number only if it is written as one, because `0.` and `0.0` may become `0.05`. */
const typedNumber = (text: string) =>
  NUMBER.test(text) && String(Number(text)) === text ? Number(text) : text;

/**
 * Replaces a backslash with a sign by characters that most keyboards lack: `\-` by a soft hyphen, `\_` by a no-break
 * space.
 */
function withSpecialCharacters(field: HTMLTextAreaElement): string {
  const typed = field.value;
  const text = typed.replaceAll('\\-', '\u00ad').replaceAll('\\_', '\u00a0');
  if (text !== typed) {
    const caret = field.selectionStart - (typed.length - text.length);
    field.value = text;
    field.setSelectionRange(caret, caret);
  }
  return text;
}

const rowsOf = (text: string) => Math.min(12, Math.ceil(text.length / 64) + text.split('\n').length - 1 || 1);

/** The control of a field with a single value. */
export function LeafControl({ leaf, value, attributes, onChange }: LeafControlProps) {
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const shown = withVisibleCharacters(written);
  const handleText = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onChange(event.target.value);
  switch (leaf.type) {
    case 'fixed':
      return <input {...attributes} className={controlStyle} value={leaf.value} readOnly />;
    case 'switch':
      return (
        <select
          {...attributes}
          className={controlStyle}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value === 'true')}
        >
          {typeof value !== 'boolean' && <option value={String(value ?? '')}>{String(value ?? '–')}</option>}
          <option value="true">true</option>
          <option value="false">false</option>
        </select>
      );
    case 'choice':
      return (
        <select {...attributes} className={controlStyle} value={written} onChange={handleText}>
          {!leaf.options.includes(written) && <option value={written}>{written || '–'}</option>}
          {leaf.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      );
    case 'reference':
      return <ReferenceSelect attributes={attributes} role={leaf.role} value={written} onChange={onChange} />;
    case 'number':
      return (
        <input
          {...attributes}
          className={controlStyle}
          type="text"
          inputMode="decimal"
          value={written}
          onChange={({ target }) => onChange(typedNumber(target.value))}
          onBlur={() => {
            if (typeof value === 'string' && NUMBER.test(value)) onChange(Number(value));
          }}
        />
      );
    case 'text':
      if (leaf.format !== 'prose') {
        const kind = leaf.format === 'date' ? 'date' : 'text';
        return (
          <input {...attributes} className={controlStyle} type={kind} value={written} onChange={handleText} />
        );
      }
      return (
        <>
          <textarea
            {...attributes}
            className={cx(controlStyle, prose)}
            rows={rowsOf(written)}
            value={written}
            onChange={(event) => onChange(withSpecialCharacters(event.target))}
          />
          {shown !== written && <p className={hint}>{shown}</p>}
        </>
      );
  }
}
