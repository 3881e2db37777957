import { COMMON_ICONS } from './commonIcons';
import { FORM_ICONS } from './formIcons';
import { MEDIA_ICONS } from './mediaIcons';
import { OTHER_ICONS } from './otherIcons';
import { PAPER_ICONS } from './paperIcons';
import { SAVED_ICONS } from './savedIcons';
import { SHARE_ICONS } from './shareIcons';

/**
 * All icons: the specification's set and those the forms need, for the catalogue; pages import only the sets they use.
 * Networks have custom icons instead of their logos: case, short bubble, camera, note and star; their name is always
 * beside them.
 */
export const ICONS = {
  ...COMMON_ICONS,
  ...OTHER_ICONS,
  ...PAPER_ICONS,
  ...MEDIA_ICONS,
  ...FORM_ICONS,
  ...SAVED_ICONS,
  ...SHARE_ICONS,
} as const;

/** Name of an icon. */
export type IconName = keyof typeof ICONS;
