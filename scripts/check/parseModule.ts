import { parseSync } from '@swc/core';
import { exportsOf, type ModuleExport, topLevelNames } from './moduleExports';
import { importsOf, type ModuleImport } from './moduleImports';
import { loadTimeTouches, type Touch } from './loadTimeTouches';
import { attributeTexts, type Lines, linesOf, stringsOf, type SyntaxNode, type TextPiece } from './syntax';

/** The properties of a module that the checks need. */
export interface ModuleFacts {
  imports: ModuleImport[];
  exports: ModuleExport[];
  /** Uses of the browser, the clock or random numbers that happen while the module is loading. */
  touches: Touch[];
  /** All strings and all fixed parts of templates. */
  strings: TextPiece[];
  /** The quoted values of JSX attributes. */
  attributes: TextPiece[];
}

/**
 * Parses one TypeScript or JavaScript module.
 * @throws with the file name if its syntax is wrong
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
