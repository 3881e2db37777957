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
import { WrittenBlock } from './WrittenBlock';

/** Types of blocks, as editors write them, that a section prints; none for what prints no block of theirs. */
function typesOf(title: string): string[] {
  const [, section = ''] = /^sections\/(\w+)$/.exec(title) ?? [];
  return Object.entries(BLOCK_SECTIONS).flatMap(([type, sections]) =>
    (sections as readonly string[]).includes(section) ? [type] : [],
  );
}

/** The page of a part of the site: what it is, its props and states, and for a section how its block is written. */
export function SitePage() {
  const { csfFile } = useOf('meta', ['meta']);
  const types = typesOf(csfFile.meta.title);
  if (types.length === 0) return <DocsPage />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      {types.map((type) => (
        <WrittenBlock key={type} type={type} />
      ))}
      <Stories />
    </>
  );
}
