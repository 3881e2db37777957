import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';
import { COMMON_ICONS } from '../src/components/Icon/commonIcons';
import { CURSOR_TYPES } from '../src/config/cursors';
import { THEMES } from '../src/config/themes';
import { LOCALE_CODES } from '../src/content/locales';
import { MENU_STATES } from '../src/store/menuSlice';

/** Members of types that docgen only names. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  IconChoice: Object.keys(COMMON_ICONS),
  Locale: LOCALE_CODES,
  Theme: THEMES,
  CursorType: CURSOR_TYPES,
  MenuState: MENU_STATES,
};

/** Types of props that have the same name everywhere; docgen does not even name these. */
const TYPE_OF_PROP: Readonly<Record<string, string>> = {
  icon: 'IconChoice',
  locale: 'Locale',
  hreflang: 'Locale',
  theme: 'Theme',
  menu: 'MenuState',
  'data-cursor': 'CursorType',
};

const withSummary = (argType: StrictInputType, summary: string, detail?: string): StrictInputType => ({
  ...argType,
  table: { ...argType.table, type: detail === undefined ? { summary } : { summary, detail } },
});

/**
 * Writes out a union, e.g. `'filled' | 'outline'`, for which docgen only says "union". Optional props are marked
 * elsewhere.
 */
function unionText({ type }: StrictInputType): string | undefined {
  if (typeof type !== 'object') return undefined;
  if (type.name === 'enum') {
    return type.value.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ');
  }
  if (type.name !== 'union') return undefined;
  return type.raw?.replace(/ \| undefined$/, '');
}

/** Guesses a type that docgen could not read (`readonly string[]`, a union of keys) from the story's value. */
function typeOfValue(value: unknown): string | undefined {
  if (typeof value === 'string') return 'string';
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
    ? 'readonly string[]'
    : undefined;
}

/** Returns the type of a section's block, from its type in the story. */
function blockText(block: unknown): string | undefined {
  const isBlock = typeof block === 'object' && block !== null && 'type' in block;
  return isBlock ? `BlockViewOf<'${String(block.type)}'>` : undefined;
}

/** Adds a select to the controls of props with a closed list of values, and names their types in the table. */
export const propOptions: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const typeName = TYPE_OF_PROP[prop];
      const members = typeName === undefined ? undefined : MEMBERS[typeName];
      if (typeName !== undefined && members !== undefined) {
        const named = withSummary(argType, typeName, members.join(' | '));
        return [prop, argType.options ? named : { ...named, control: { type: 'select' }, options: members }];
      }
      const isUnknown = argType.table?.type?.summary === 'unknown';
      const text =
        prop === 'block'
          ? blockText(initialArgs['block'])
          : (unionText(argType) ?? (isUnknown ? typeOfValue(initialArgs[prop]) : undefined));
      return [prop, text === undefined ? argType : withSummary(argType, text)];
    }),
  );
