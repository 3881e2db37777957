import type { Motif } from '../../../src/config/posters';
import type { MotifFunction } from '../plates';
import { berlin, duesseldorf, hamburg, wien } from './cities';
import { checker, fold, halffield, halftone, rings, sound, tracks, waves } from './fields';
import { bite, eye, speech, steps, sun } from './figures';
import { frankfurt } from './frankfurt';
import { glyph, type } from './letters';
import { stage } from './stage';
import { stuttgart } from './stuttgart';
import { arrows, blocks, cups, tiles } from './tilings';
import { clock } from './clock';
import { telephone } from './telephone';
import { umbrella } from './umbrella';
import { dice } from './dice';
import { discs } from './discs';
import { parcel } from './parcel';
import { soles } from './soles';
import { plane } from './plane';
import { lamp } from './lamp';
import { fish } from './fish';
import { loupe } from './loupe';
import { spotlights } from './spotlights';
import { megaphone } from './megaphone';
import { roller } from './roller';
import { abacus } from './abacus';
import { keys } from './keys';
import { bell } from './bell';
import { feather } from './feather';
import { marks } from './marks';
import { mouth } from './mouth';
import { table } from './table';
import { weeks } from './weeks';
import { wheels } from './wheels';
import { zuerich } from './zuerich';

/** The drawing of each motif. A name without a drawing does not compile. */
export const motifFunctions: Record<Motif, MotifFunction> = {
  sun,
  wheels,
  speech,
  eye,
  cups,
  steps,
  bite,
  rings,
  halftone,
  halffield,
  tiles,
  arrows,
  waves,
  fold,
  checker,
  tracks,
  sound,
  blocks,
  glyph,
  type,
  umbrella,
  clock,
  telephone,
  dice,
  discs,
  parcel,
  soles,
  plane,
  lamp,
  fish,
  loupe,
  spotlights,
  megaphone,
  roller,
  abacus,
  keys,
  bell,
  feather,
  marks,
  mouth,
  weeks,
  table,
  stage,
  berlin,
  duesseldorf,
  frankfurt,
  hamburg,
  stuttgart,
  wien,
  zuerich,
};
