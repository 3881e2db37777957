import { css, cx } from '@linaria/core';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../../src/components/Icon/Icon';
import { fieldsOf, type Schema } from '../../../src/content/schema/schemaShape';
import type { ValuePath } from '../../../src/content/schema/visitRoles';
import { jsonPointer } from '../../../src/lib/jsonPointer';
import { color } from '../../../src/theme/colors';
import { border, space } from '../../../src/theme/space';
import { BlockPicker } from '../blocks/BlockPicker';
import type { BlockChoice } from '../blocks/findBlocks';
import { useCompose } from './composeContext';
import { useDragOrder } from './useDragOrder';
import { type Control, controlOf, descriptionOf, emptyOf } from '../model/controls';
import { EntryHead } from './EntryHead';
import { insertAt, isObject, type Json, moveAt, removeAt, setAt, valueAt } from '../model/json';
import { Messages } from './Messages';
import { type FieldProps, ObjectFields } from './ObjectFields';
import { fieldId, movedParts } from './openParts';
import { hint, label, row, smallButton, stack } from '../tool/toolStyles';

const list = css`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const entry = css`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(3)};
  border: ${border.hair} solid ${color.hair};
  background: ${color.bg};

  &[data-drag='dragged'] {
    opacity: 0.5;
  }

  &[data-drag='target'] {
    border: ${border.line} dashed ${color.line};
  }
`;

const foot = css`
  align-items: center;
`;

export interface ListFieldProps {
  name: string;
  path: ValuePath;
  element: Schema;
  description: string;
  onRemove?: (() => void) | undefined;
  order: readonly string[];
  renderField: (props: FieldProps) => ReactNode;
}

type Union = Extract<Control, { type: 'union' }>;

function choicesOf({ names, memberOf }: Union): BlockChoice[] {
  return names.map((type) => {
    const member = memberOf(type);
    return {
      type,
      description: member ? descriptionOf(member) : '',
      fields: member ? Object.keys(fieldsOf(member)) : [],
    };
  });
}

/** Returns the summary of an entry in its head: its type and its first words. */
function summaryOf(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return '';
  const words = ['heading', 'title', 'text', 'label', 'question', 'motif', 'role', 'value', 'of']
    .map((name) => value[name])
    .find((candidate) => typeof candidate === 'string' && candidate !== '');
  const first = typeof words === 'string' ? words : '';
  const type = typeof value['type'] === 'string' ? value['type'] : '';
  return [type, first.replaceAll('\u00ad', '')].filter((part) => part !== '').join(' – ');
}

/**
 * A list field: its entries with their fields, and buttons to reorder, add and remove them. Blocks can be collapsed.
 */
export function ListField({
  name,
  path,
  element,
  description,
  onRemove,
  order,
  renderField,
}: ListFieldProps) {
  const { file, edit, locale, groups, open, setOpen, problemsAt } = useCompose();
  const inner = controlOf(element);
  const union: Union | undefined = inner.type === 'union' ? inner : undefined;
  /** Index at which a block is being chosen. */
  const [choosing, setChoosing] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);
  const value = valueAt(file, path);
  const entries = Array.isArray(value) ? value : [];
  const pointer = jsonPointer(path);
  const id = fieldId(locale, pointer);
  const singular = name.replace(/s$/, '');

  const insert = (index: number, added: readonly Json[], say: string) => {
    if (added.length === 0) return;
    const moved = movedParts(open, id, (place) => (place >= index ? place + added.length : place));
    const withList = (root: Json) => (Array.isArray(value) ? root : setAt(root, path, [], order));
    edit(
      (root) => added.reduce((all, block, step) => insertAt(all, path, index + step, block), withList(root)),
      {
        focus: `${id}/${index}`,
        say,
        open: new Set([...moved, ...added.map((_, step) => `${id}/${index + step}`)]),
      },
    );
  };
  const addBlocks = (index: number, types: readonly string[]) => {
    const added = types.flatMap((type) => {
      const member = union?.memberOf(type);
      return (member && emptyOf(member)) ?? [];
    });
    setChoosing(undefined);
    insert(
      index,
      added,
      `${types.join(', ')} added as ${singular} ${index + 1} of ${entries.length + added.length}`,
    );
  };
  const move = (index: number, target: number) => {
    const placeOf = (place: number) => {
      if (place === index) return target;
      if (place > index && place <= target) return place - 1;
      return place < index && place >= target ? place + 1 : place;
    };
    edit((root) => moveAt(root, path, index, target), {
      focus: `${id}/${target}-${target < index ? 'up' : 'down'}`,
      say: `${singular} ${index + 1} is now number ${target + 1} of ${entries.length}`,
      open: movedParts(open, id, placeOf),
    });
  };
  const drag = useDragOrder(move);
  const remove = (index: number) =>
    edit((root) => removeAt(root, [...path, index]), {
      focus: id,
      say: `${singular} ${index + 1} removed, ${entries.length - 1} left`,
      open: movedParts(open, id, (place) =>
        place === index ? undefined : place > index ? place - 1 : place,
      ),
    });
  const toggle = (part: string) => {
    const next = new Set(open);
    if (!next.delete(part)) next.add(part);
    setOpen(next);
  };

  const picker = union && choosing !== undefined && (
    <BlockPicker
      // Reset when another position is chosen.
      key={choosing}
      blocks={choicesOf(union)}
      groups={groups}
      place={choosing === 0 ? 'first' : `after ${singular} ${choosing}`}
      onPick={(types) => addBlocks(choosing, types)}
      onClose={() => {
        setChoosing(undefined);
        addButton.current?.focus();
      }}
    />
  );

  return (
    <fieldset id={id} className={list} tabIndex={-1}>
      <legend className={label}>
        {name} <span className={hint}>{entries.length}</span>
      </legend>
      {description !== '' && <p className={hint}>{description}</p>}
      <Messages problems={problemsAt(pointer)} />
      {entries.length > 0 && (
        <ol className={stack}>
          {entries.map((item, index) => {
            const part = `${id}/${index}`;
            const at = [...path, index];
            const member = union?.memberOf(String(isObject(item) ? item[union.discriminator] : ''));
            const isOpen = !union || open.has(part);
            const title = `${index + 1}. ${summaryOf(item).slice(0, 60)}`;
            return (
              // oxlint-disable-next-line react/no-array-index-key -- entries have no name but their place
              <li key={index} className={entry} {...drag.zone(index)}>
                <EntryHead
                  id={part}
                  title={title}
                  called={`${singular} ${index + 1}`}
                  pointer={jsonPointer(at)}
                  isOpen={isOpen}
                  onToggle={union && (() => toggle(part))}
                  onUp={index > 0 ? () => move(index, index - 1) : undefined}
                  onDown={index < entries.length - 1 ? () => move(index, index + 1) : undefined}
                  onAdd={union && (() => setChoosing(index + 1))}
                  drag={drag.handle(index)}
                  onCopy={() => insert(index + 1, [item], `${singular} ${index + 1} copied`)}
                  onRemove={() => remove(index)}
                />
                {isOpen &&
                  (union ? (
                    <>
                      <Messages problems={problemsAt(jsonPointer([...at, union.discriminator]))} />
                      <ObjectFields
                        fields={member ? fieldsOf(member) : {}}
                        path={at}
                        hidden={union.discriminator}
                        renderField={renderField}
                      />
                    </>
                  ) : (
                    renderField({ schema: element, name: `${singular} ${index + 1}`, path: at, order: [] })
                  ))}
                {choosing === index + 1 && choosing < entries.length && picker}
              </li>
            );
          })}
        </ol>
      )}
      <div className={cx(row, foot)}>
        <button
          ref={addButton}
          className={smallButton}
          type="button"
          aria-expanded={union ? choosing !== undefined : undefined}
          onClick={() => {
            if (union) setChoosing(choosing === undefined ? entries.length : undefined);
            else insert(entries.length, [emptyOf(element) ?? ''], `${singular} ${entries.length + 1} added`);
          }}
        >
          <Icon name="plus" size={20} />
          {`Add ${singular}`}
        </button>
        {onRemove && (
          <button className={smallButton} type="button" onClick={onRemove}>
            {`Remove ${name}`}
          </button>
        )}
      </div>
      {choosing === entries.length && picker}
    </fieldset>
  );
}
