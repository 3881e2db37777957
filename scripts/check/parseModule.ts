import { parseSync } from '@swc/core';
import { exportsOf, type ModuleExport, topLevelNames } from './moduleExports';
import { importsOf, type ModuleImport } from './moduleImports';
import { loadTimeTouches, type Touch } from './loadTimeTouches';
import { attributeTexts, type Lines, linesOf, stringsOf, type SyntaxNode, type TextPiece } from './syntax';

/** What the checks want to know of one module. */
export interface ModuleFacts {
  imports: ModuleImport[];
  exports: ModuleExport[];
  /** Uses of the browser or the clock that happen as soon as the module is loaded. */
  touches: Touch[];
  /** Every string and every fixed part of a template, for rules about what they say. */
  strings: TextPiece[];
  /** The quoted values of JSX attributes. */
  attributes: TextPiece[];
}

/**
 * Parses one TypeScript or JavaScript module.
 * @throws when its syntax is wrong, with the file's name
 */
export function parseModule(file: string, source: string): ModuleFacts {
  let body: SyntaxNode[];
  try {
    body = parseSync(source, {
      syntax: 'typescript',
      tsx: !file.endsWith('.ts'),
      target: 'es2022',
    }).body as unknown as SyntaxNode[];
  } catch (error) {
    throw new Error(`${file} cannot be parsed: ${(error as Error).message}`, { cause: error });
  }
  const lines: Lines = linesOf(source);
  return {
    imports: importsOf(body, lines),
    exports: exportsOf(body, lines),
    touches: loadTimeTouches(body, topLevelNames(body), lines),
    strings: stringsOf(body, lines),
    attributes: attributeTexts(body, lines),
  };
}
