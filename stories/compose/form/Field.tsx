import { css } from '@linaria/core';
import { jsonPointer } from '../../../src/lib/jsonPointer';
import { color } from '../../../src/theme/colors';
import { visuallyHidden } from '../../../src/theme/mixins';
import { border, space } from '../../../src/theme/space';
import { useCompose } from './composeContext';
import { controlOf, descriptionOf, isOptional, limitOf } from '../model/controls';
import { FieldShell } from './FieldShell';
import { setAt, valueAt } from '../model/json';
import { LeafControl } from './LeafControl';
import { ListField } from './ListField';
import { Messages } from './Messages';
import { type FieldProps, ObjectFields } from './ObjectFields';
import { fieldId } from './openParts';
import { hint, label, smallButton } from '../tool/toolStyles';

const group = css`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0 0 0 ${space(3)};
  border: 0;
  border-inline-start: ${border.line} solid ${color.hair};
`;

const renderField = (props: FieldProps) => <Field {...props} />;

/** A field with everything in it, as described by its schema. */
export function Field({ schema, name, path, onRemove, onEmpty, order }: FieldProps) {
  const { file, original, locale, edit, problemsAt } = useCompose();
  const control = controlOf(schema);
  const pointer = jsonPointer(path);
  const id = fieldId(locale, pointer);
  const description = descriptionOf(schema);
  if (control.type === 'list' || control.type === 'union') {
    if (control.type === 'union')
      throw new Error(`${pointer}: a choice of groups outside of a list has no form yet.`);
    return (
      <ListField
        name={name}
        path={path}
        element={control.element}
        description={description}
        onRemove={onRemove}
        order={order}
        renderField={renderField}
      />
    );
  }
  if (control.type === 'object') {
    return (
      <fieldset id={id} className={group} tabIndex={-1}>
        <legend className={typeof path.at(-1) === 'number' ? visuallyHidden : label}>{name}</legend>
        {description !== '' && <p className={hint}>{description}</p>}
        <Messages problems={problemsAt(pointer)} />
        <ObjectFields fields={control.fields} path={path} renderField={renderField} />
        {onRemove && (
          <button className={smallButton} type="button" onClick={onRemove}>
            {`Remove ${name}`}
          </button>
        )}
      </fieldset>
    );
  }
  const value = valueAt(file, path);
  const limit = limitOf(schema, pointer);
  const isProse = control.type === 'text' && control.format === 'prose';
  return (
    <FieldShell
      name={name}
      text={limit && { value: typeof value === 'string' ? value : '', limit }}
      pointer={pointer}
      description={description}
      original={isProse && original !== undefined ? valueAt(original, path) : undefined}
      isOptional={isOptional(schema)}
      onRemove={onRemove}
    >
      {(attributes) => (
        <LeafControl
          leaf={control}
          value={value}
          attributes={attributes}
          onChange={(next) => {
            if (next === '' && control.type === 'text' && onEmpty) onEmpty();
            else edit((root) => setAt(root, path, next, order), { place: id });
          }}
        />
      )}
    </FieldShell>
  );
}
