import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { ICONS } from '../src/components/Icon/icons';
import { CURSOR_TYPES } from '../src/config/cursors';
import { THEMES } from '../src/config/themes';
import { LOCALE_CODES } from '../src/content/locales';
import { MENU_STATES } from '../src/store/menuSlice';

/** Lists that types are made of; docgen names such a type and cannot say what is in it. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  IconName: Object.keys(ICONS),
  Locale: LOCALE_CODES,
  Theme: THEMES,
  CursorType: CURSOR_TYPES,
  MenuState: MENU_STATES,
};

/** The types of props that have the same name everywhere; docgen does not even name these. */
const TYPE_OF_PROP: Readonly<Record<string, string>> = {
  icon: 'IconName',
  locale: 'Locale',
  hreflang: 'Locale',
  theme: 'Theme',
  menu: 'MenuState',
  'data-cursor': 'CursorType',
};

/** Gives props with a closed list of values a choice in the controls, and the table the name of their type. */
export const propOptions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const typeName = TYPE_OF_PROP[prop];
      const members = typeName === undefined ? undefined : MEMBERS[typeName];
      if (typeName === undefined || members === undefined || argType.options) return [prop, argType];
      return [
        prop,
        {
          ...argType,
          control: { type: 'select' },
          options: members,
          table: { ...argType.table, type: { summary: typeName, detail: members.join(' | ') } },
        },
      ];
    }),
  );
