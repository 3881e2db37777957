import { createElement, Suspense, use } from 'react';
import type { BlockViewType } from '../../content/view';
import type { SectionProps } from '../sectionProps';
import { loadedSection, loadSection } from './sectionCode';

const late = new Map<BlockViewType, Promise<void>>();

/** What is on its way: once, and without it the rest of the page goes on. */
function wait(type: BlockViewType): Promise<void> {
  const known = late.get(type);
  if (known) return known;
  const coming = loadSection(type).catch((error: unknown) => {
    late.delete(type);
    reportError(error);
  });
  late.set(type, coming);
  return coming;
}

function LateBlock(props: SectionProps<BlockViewType>) {
  use(wait(props.block.type));
  const section = loadedSection(props.block.type);
  return section ? createElement(section, props) : null;
}

/**
 * The section of one block. Loaded before, it is drawn at once, as prerendering and hydration need it; else as soon as
 * its code is there.
 */
export function Block(props: SectionProps<BlockViewType>) {
  const section = loadedSection(props.block.type);
  if (section) return createElement(section, props);
  return (
    <Suspense fallback={null}>
      <LateBlock {...props} />
    </Suspense>
  );
}
