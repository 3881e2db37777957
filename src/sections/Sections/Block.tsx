import { createElement, useMemo } from 'react';
import { useLazyModule } from '../../hooks/useLazyModule';
import type { BlockViewType } from '../../content/view';
import { sectionFor } from '../catalogue';
import type { SectionProps } from '../sectionProps';

/**
 * The section of one block: rendered at once if its code is loaded, as prerendering and hydration require; otherwise as
 * soon as it is, without blocking the rest of the page.
 */
export function Block(props: SectionProps<BlockViewType>) {
  const { type } = props.block;
  const code = useMemo(() => sectionFor(type), [type]);
  const late = useLazyModule(code, code.loaded() === undefined);
  const section = code.loaded() ?? late;
  return section ? createElement(section, props) : null;
}
