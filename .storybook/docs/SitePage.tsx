import {
  Controls,
  Description,
  DocsPage,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { BLOCK_SECTIONS } from '../../scripts/composer/blockSections';
import { UsageNotes } from './UsageNotes';
import { usageOf } from './usageOf';
import { WrittenBlock } from './WrittenBlock';

/** Types of blocks, as editors write them, that a section prints; none for what prints no block of theirs. */
function typesOf(title: string): string[] {
  const [, section = ''] = /^sections\/(\w+)$/.exec(title) ?? [];
  return Object.entries(BLOCK_SECTIONS).flatMap(([type, sections]) =>
    (sections as readonly string[]).includes(section) ? [type] : [],
  );
}

/**
 * The page of a part of the site: what it is, when to use it, its props and states, and for a section how its block is
 * written. Pages about tokens and tools are as Storybook has them.
 */
export function SitePage() {
  const { csfFile } = useOf('meta', ['meta']);
  const { title } = csfFile.meta;
  const usage = usageOf(title);
  if (!usage) return <DocsPage />;
  const isSingle = Object.keys(csfFile.stories).length === 1;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {isSingle && <Description of="story" />}
      <UsageNotes usage={usage} />
      <Primary />
      <Controls />
      {typesOf(title).map((type) => (
        <WrittenBlock key={type} type={type} />
      ))}
      {!isSingle && <Stories />}
    </>
  );
}
