import type { Motif } from '../../../src/config/posters';
import type { MotifFunction } from '../plates';
import { berlin, duesseldorf, hamburg, wien } from './cities';
import { checker, fold, halffield, halftone, rings, sound, tracks, waves } from './fields';
import { bite, eye, slide, speech, steps, sun, wheels } from './figures';
import { frankfurt } from './frankfurt';
import { glyph, type } from './letters';
import { stage } from './stage';
import { stuttgart } from './stuttgart';
import { arrows, blocks, cups, leaf, tiles } from './tilings';
import { zuerich } from './zuerich';

/** How each motif is drawn. A name without a drawing does not compile. */
export const motifFunctions: Record<Motif, MotifFunction> = {
  sun,
  wheels,
  speech,
  eye,
  cups,
  slide,
  steps,
  bite,
  rings,
  halftone,
  halffield,
  tiles,
  leaf,
  arrows,
  waves,
  fold,
  checker,
  tracks,
  sound,
  blocks,
  glyph,
  type,
  stage,
  berlin,
  duesseldorf,
  frankfurt,
  hamburg,
  stuttgart,
  wien,
  zuerich,
};
