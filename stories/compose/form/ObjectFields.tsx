import { type ReactNode, useState } from 'react';
import { jsonPointer } from '../../../src/lib/jsonPointer';
import type { Schema } from '../../../src/content/schema/schemaShape';
import type { ValuePath } from '../../../src/content/schema/visitRoles';
import { ButtonGroup } from '../tool/ButtonGroup';
import { useCompose } from './composeContext';
import { emptyOf, isOptional } from '../model/controls';
import { isObject, removeAt, setAt, valueAt } from '../model/json';
import { Messages } from './Messages';
import { fieldId } from './openParts';
import { code, hint, message, smallButton, stack } from '../tool/toolStyles';

/** Props of a form field. */
export interface FieldProps {
  schema: Schema;
  name: string;
  path: ValuePath;
  /** Removes the field from the file; undefined for required fields. */
  onRemove?: (() => void) | undefined;
  /** Removes the field from the file and goes on showing it, to be filled again; undefined for required fields. */
  onEmpty?: (() => void) | undefined;
  /** Names of the fields around it, in the order of the file. */
  order: readonly string[];
}

export interface ObjectFieldsProps {
  fields: Record<string, Schema>;
  path: ValuePath;
  /** A field shown elsewhere, such as the type of a block. */
  hidden?: string | undefined;
  renderField: (props: FieldProps) => ReactNode;
}

/** The fields of a group: required and present ones, and buttons to add optional ones. */
export function ObjectFields({ fields, path, hidden, renderField }: ObjectFieldsProps) {
  const { file, edit, locale, problemsAt } = useCompose();
  /** Fields that were emptied, so are not in the file. */
  const [emptied, setEmptied] = useState<ReadonlySet<string>>(new Set());
  const value = valueAt(file, path);
  const present = isObject(value) ? value : {};
  const order = Object.keys(fields);
  const names = order.filter((name) => name !== hidden && !name.startsWith('$'));
  const pointerOf = (name: string) => jsonPointer([...path, name]);
  const isShown = (name: string) =>
    name in present ||
    emptied.has(name) ||
    !isOptional(fields[name] as Schema) ||
    // A field that has to be added, or a value that follows from others and does not suit.
    problemsAt(pointerOf(name)).length > 0;
  const missing = names.filter((name) => !isShown(name));
  const unknown = Object.keys(present).filter((name) => !order.includes(name));
  const idOf = (name: string) => fieldId(locale, pointerOf(name));
  const addField = (name: string) => {
    const schema = fields[name];
    const start = schema && (emptyOf(schema) ?? '');
    if (start === undefined) return;
    edit((root) => setAt(root, [...path, name], start, order), {
      focus: idOf(name),
      say: `${name} added`,
    });
  };
  const removeField = (name: string) => {
    setEmptied((before) => new Set([...before].filter((other) => other !== name)));
    edit((root) => removeAt(root, [...path, name]), { focus: idOf(name), say: `${name} removed` });
  };
  const emptyField = (name: string) => {
    setEmptied((before) => new Set([...before, name]));
    edit((root) => removeAt(root, [...path, name]), { place: idOf(name) });
  };
  return (
    <div className={stack}>
      {names.filter(isShown).map((name) => {
        const schema = fields[name] as Schema;
        const optional = isOptional(schema) && {
          onRemove: name in present || emptied.has(name) ? () => removeField(name) : undefined,
          onEmpty: () => emptyField(name),
        };
        return (
          <div key={name}>{renderField({ schema, name, path: [...path, name], ...optional, order })}</div>
        );
      })}
      {unknown.map((name) => (
        <div key={name} className={message}>
          <p className={code}>
            {name}: {JSON.stringify(present[name])}
          </p>
          <Messages problems={problemsAt(pointerOf(name))} />
          <button className={smallButton} type="button" onClick={() => removeField(name)}>
            {`Remove ${name}`}
          </button>
        </div>
      ))}
      {missing.length > 0 && (
        <ButtonGroup label="Add a field">
          <span className={hint}>Add</span>
          {missing.map((name) => (
            // In the place of the field, so that it has the focus when the field is removed.
            <button
              key={name}
              id={idOf(name)}
              className={smallButton}
              type="button"
              onClick={() => addField(name)}
            >
              {name}
            </button>
          ))}
        </ButtonGroup>
      )}
    </div>
  );
}
