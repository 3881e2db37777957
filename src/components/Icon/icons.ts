import { COMMON_ICONS } from './commonIcons';
import { FORM_ICONS } from './formIcons';
import { MEDIA_ICONS } from './mediaIcons';
import { OTHER_ICONS } from './otherIcons';
import { PAPER_ICONS } from './paperIcons';
import { SAVED_ICONS } from './savedIcons';
import { SHARE_ICONS } from './shareIcons';

/**
 * The specification's icon set and what the forms need beside it, for the catalogue; a page imports the sets it draws.
 * Networks have pictograms of our own, never their logos: case, short bubble, camera, note and star; the text name
 * always stands beside them.
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
