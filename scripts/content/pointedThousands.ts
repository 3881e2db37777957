import { getNodePath, type Node, parseTree } from 'jsonc-parser';
import { jsonPointer } from '../../src/lib/jsonPointer';
import type { Problem } from './problems';
import { placeOf, problemOfFile } from './sources';

/** A whole number and three decimals: how 98,000 is written in German, and 98 in JSON. */
const POINTED = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** True for every text with such a number, and for few others. */
const MAY_HOLD = /\b[1-9]\d{0,2}\.\d{3}\s*[,\]}]/;

/**
 * Reports numbers with a point between their thousands; their value is valid, so nothing else might find them. `meant` is
 * the text without these points, for further checks.
 */
export function pointedThousands(file: string, text: string): { problems: Problem[]; meant: string } {
  if (!MAY_HOLD.test(text)) return { problems: [], meant: text };
  const problems: Problem[] = [];
  let meant = text;
  const walk = (node: Node): void => {
    const written = text.slice(node.offset, node.offset + node.length);
    if (node.type === 'number' && POINTED.test(written)) {
      const number = written.replace('.', '');
      // A blank instead of the point keeps the offsets of what follows.
      meant = `${meant.slice(0, node.offset)}${number} ${meant.slice(node.offset + node.length)}`;
      problems.push({
        ...problemOfFile(file, {
          code: 'pointed-thousands',
          message: `${written} is not ${number}: decimals follow a point in JSON`,
          fix: `write ${number}; a number that has decimals is written with one or two, e.g. 17.5`,
        }),
        ...placeOf(text, node.offset),
        pointer: jsonPointer(getNodePath(node)),
      });
    }
    node.children?.forEach(walk);
  };
  const tree = parseTree(text);
  if (tree) walk(tree);
  return { problems, meant };
}
