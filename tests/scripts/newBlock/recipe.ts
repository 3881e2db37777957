// Covers src, scripts, stories.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What a developer writes for two new block types: `definition`, which is static, and `counter`, which is interactive.
 */
export const ADDED: Readonly<Record<string, string>> = {
  'src/sections/Definition/Definition.tsx': `import { css } from '@linaria/core';
import { RichText } from '../../components/RichText/RichText';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';

const term = css\`
  \${type.d4}
\`;

/** A word and what it means. */
export function Definition({ block }: SectionProps<'definition'>) {
  return (
    <dl>
      <dt className={term}>{block.term}</dt>
      <dd>
        <RichText value={block.meaning} />
      </dd>
    </dl>
  );
}
`,
  'src/sections/Counter/Counter.tsx': `import { useState } from 'react';
import type { SectionProps } from '../sectionProps';

/** Counts how often it is pressed. */
export function Counter({ block }: SectionProps<'counter'>) {
  const [count, setCount] = useState(block.start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {block.label}: {count}
    </button>
  );
}
`,
  'stories/sections/Definition.stories.tsx': `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Definition } from '../../src/sections/Definition/Definition';

const meta = {
  component: Definition,
  args: { block: { type: 'definition', term: 'Andruck', meaning: ['Ein erster Stand.'] } },
} satisfies Meta<typeof Definition>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
`,
  'stories/sections/Counter.stories.tsx': `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Counter } from '../../src/sections/Counter/Counter';

const meta = {
  component: Counter,
  args: { block: { type: 'counter', label: 'Gezählt', start: 3 } },
} satisfies Meta<typeof Counter>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
`,
};

/** One edit of a file: `text` is inserted before or after `anchor`, which must occur exactly once. */
export interface Edit {
  file: string;
  anchor: string;
  text: string;
  where: 'before' | 'after';
}

const BLOCKS = 'src/content/schema/blocks.ts';
const RESOLVE = 'scripts/content/resolve/blocks.ts';
const STATIC = 'src/sections/staticSections.ts';
const CATALOGUE = 'src/sections/catalogue.ts';
const PAGE = 'content-json/de/pages/about.json';

/** Edits by block type, then by what they declare. */
export const EDITS = {
  definition: {
    schema: {
      file: BLOCKS,
      anchor: "z.discriminatedUnion('type', [\n",
      text: `  z
    .strictObject({
      type: z.literal('definition'),
      term: described(text, 'The word that is explained'),
      meaning: described(richText, 'What it means, in a sentence'),
    })
    .meta({ description: 'A word and what it means' }),
`,
      where: 'after',
    },
    view: {
      file: BLOCKS,
      anchor: '  | AsWritten\n',
      text: "  | { type: 'definition'; term: string; meaning: RichTextView }\n",
      where: 'after',
    },
    resolver: {
      file: RESOLVE,
      anchor: "    case 'downloads':\n",
      text: "    case 'definition':\n      return [{ ...block, meaning: richText(context, block.meaning) }];\n",
      where: 'before',
    },
    import: {
      file: STATIC,
      anchor: "import { Downloads } from './Downloads/Downloads';\n",
      text: "import { Definition } from './Definition/Definition';\n",
      where: 'before',
    },
    section: { file: STATIC, anchor: '  text: Text,\n', text: '  definition: Definition,\n', where: 'after' },
    example: {
      file: PAGE,
      anchor: '  "blocks": [\n',
      text: '    { "type": "definition", "term": "Andruck", "meaning": "Mehr bei den [Häusern](page:services)." },\n',
      where: 'after',
    },
  },
  counter: {
    schema: {
      file: BLOCKS,
      anchor: "z.discriminatedUnion('type', [\n",
      text: `  z
    .strictObject({
      type: z.literal('counter'),
      label: described(text, 'Words on the button'),
      start: z.int().meta({ description: 'Number that it begins with' }),
    })
    .meta({ description: 'A button that counts how often it is pressed' }),
`,
      where: 'after',
    },
    view: {
      file: BLOCKS,
      anchor: "z.infer<typeof block>, { type: 'contact'",
      text: " | 'counter'",
      where: 'after',
    },
    section: {
      file: CATALOGUE,
      anchor: '  embed: lazyExport(',
      text: "  counter: lazyExport('Counter', () => import('./Counter/Counter')),\n",
      where: 'before',
    },
    example: {
      file: PAGE,
      anchor: '  "blocks": [\n',
      text: '    { "type": "counter", "label": "Gezählt", "start": 3 },\n',
      where: 'after',
    },
  },
} as const satisfies Record<string, Record<string, Edit>>;

/** Applies edits to the files of a project. */
export function applyEdits(root: string, edits: readonly Edit[]): void {
  for (const { file, anchor, text, where } of edits) {
    const target = path.join(root, file);
    const parts = readFileSync(target, 'utf8').split(anchor);
    if (parts.length !== 2)
      throw new Error(`${file} holds ${JSON.stringify(anchor)} ${parts.length - 1} times.`);
    writeFileSync(target, parts.join(where === 'before' ? text + anchor : anchor + text));
  }
}

/** Reverts edits. */
export function restore(root: string, edits: readonly Edit[]): void {
  for (const { file, text } of edits) {
    const target = path.join(root, file);
    writeFileSync(target, readFileSync(target, 'utf8').replace(text, ''));
  }
}
