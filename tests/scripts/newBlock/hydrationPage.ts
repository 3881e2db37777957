import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { CompiledMessage } from '../../../src/content/pageData';
import type { BlockView } from '../../../src/content/view';
import { TextProvider, type TextProviderProps } from '../../../src/i18n/TextProvider';
import { Sections } from '../../../src/sections/Sections/Sections';
import type { PageKind } from '../../../src/templates/catalogue';

/** Reads a file of the copy that the test has written. */
export const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

const blocks = read<BlockView[]>('blocks.json');
const messages = read<Record<string, CompiledMessage>>('src/generated/texts/de.json');

/** A page with the new blocks. */
export const page = { template: 'generic', content: { opening: 'plain', blocks } } as unknown as PageKind;

/** The sections of that page. */
export const element = createElement(
  MemoryRouter,
  null,
  createElement(
    TextProvider,
    { locale: 'de', messages } as TextProviderProps,
    createElement(Sections, { blocks }),
  ),
);
