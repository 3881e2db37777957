import { createElement } from 'react';
import { useLoaded } from './useLoaded';
import type { ExtrasProps } from './Extras';

const loadExtras = () => import('./Extras');

/** The place of the frame's later parts; empty until their code is there. */
export function ExtrasHost({ isOutOfReach }: ExtrasProps) {
  const part = useLoaded(true, loadExtras);
  return part && createElement(part.Extras, { isOutOfReach });
}
