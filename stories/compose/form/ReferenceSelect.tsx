import type { Role } from '../../../src/content/schema/roles';
import { useCompose } from './composeContext';
import type { ControlAttributes } from './FieldShell';
import type { KnownPage } from '../model/library';
import { control } from '../tool/toolStyles';

export interface ReferenceSelectProps {
  attributes: ControlAttributes;
  role: Extract<Role, { role: 'id' }>;
  value: string;
  onChange: (id: string) => void;
}

const languages = ({ locales }: KnownPage) => (locales.length === 1 ? ` (${locales.join()} only)` : '');

/** Selects an existing page of a suitable kind. */
export function ReferenceSelect({ attributes, role, value, onChange }: ReferenceSelectProps) {
  const { pages } = useCompose();
  const fitting = pages.filter(({ kind }) => !role.kinds || role.kinds.includes(kind));
  const kinds = [...new Set(fitting.map(({ kind }) => kind))];
  const words = role.words ?? [];
  const isKnown = words.includes(value) || fitting.some(({ id }) => id === value);
  return (
    <select
      {...attributes}
      className={control}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {!isKnown && (
        <option value={value}>{value === '' ? 'Choose a page' : `${value} (no such page)`}</option>
      )}
      {words.map((word) => (
        <option key={word} value={word}>
          {word}
        </option>
      ))}
      {kinds.map((kind) => (
        <optgroup key={kind} label={kind}>
          {fitting
            .filter((page) => page.kind === kind)
            .map((page) => (
              <option key={page.id} value={page.id}>
                {`${page.id} – ${page.title}${languages(page)}`}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
