import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KIND_NAMES } from '../../../src/content/kinds';
import { KINDS } from '../../../src/content/schema/entities';
import { fieldsOf } from '../../../src/content/schema/schemaShape';

const guide = readFileSync(path.resolve(__dirname, '../../../content-json/README.md'), 'utf8');

/** The part of the guide behind a line, up to the next heading or the next kind. */
function partBehind(line: RegExp): string {
  const [, part = ''] = guide.split(line);
  return part.split(/^(?:## |\*\*[a-z]+\*\*)/m)[0] ?? '';
}

const OF_EVERY_PAGE = partBehind(/^## Fields that every page has$/m);

it.each(KIND_NAMES)('the guide names all fields of %s', (kind) => {
  const said = OF_EVERY_PAGE + partBehind(new RegExp(`^\\*\\*${kind}\\*\\*`, 'm'));
  // VS Code writes `$schema`, not an editor.
  const fields = Object.keys(fieldsOf(KINDS[kind])).filter((name) => name !== '$schema');
  expect(fields.filter((name) => !said.includes(`\`${name}\``))).toEqual([]);
});
