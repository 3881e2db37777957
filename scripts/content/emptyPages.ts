import type { FileKind } from '../../src/content/schema/fileSchemas';
import { isRecord } from './isRecord';
import type { Problem } from './problems';
import { problemAt, type Source } from './sources';

/** Kinds whose pages say hardly anything besides their blocks; others have lists, forms or a programme. */
const KINDS_OF_BLOCKS: readonly FileKind[] = ['legal', 'press', 'news', 'units'];

/** Warns of a page that is published without blocks. */
export function emptyPageProblems(source: Source, value: unknown): Problem[] {
  if (!KINDS_OF_BLOCKS.includes(source.kind) || !isRecord(value) || value['draft'] === true) return [];
  const { blocks } = value;
  if (!Array.isArray(blocks) || blocks.length > 0) return [];
  const message = 'the list "blocks" is empty, so that the page is as good as blank';
  const fix = 'write the blocks, or set "draft": true until they are there';
  return [problemAt(source, ['blocks'], { code: 'too-few', severity: 'warning', message, fix })];
}
