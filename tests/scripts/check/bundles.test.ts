import { checkBundles } from '../../../scripts/check/bundles';
import { problemsOf } from './smallTree';

const schema = { 'src/content/schema/entities.ts': "import 'react';" };

it('lets the browser take types of the schemas', () => {
  const files = { ...schema, 'src/entry.client.tsx': "import type { A } from './content/schema/entities';" };
  expect(problemsOf(checkBundles, files)).toEqual([]);
});

it('tells by which way a schema would reach the browser', () => {
  const files = {
    ...schema,
    'src/entry.client.tsx': "import './App';",
    'src/App.tsx': "export const page = () => import('./lib/a');",
    'src/lib/a.ts': "\nimport { entity } from '../content/schema/entities';",
  };
  expect(problemsOf(checkBundles, files)).toEqual([
    'src/lib/a.ts:2 loads a schema in the browser: src/entry.client.tsx > src/App.tsx > src/lib/a.ts > src/content/schema/entities.ts - import only its types ("import type")',
  ]);
});

it('keeps what only Node has out of the browser, not out of scripts', () => {
  const files = {
    'src/entry.client.tsx': "import './lib/a';",
    'src/lib/a.ts': "import { readFileSync } from 'node:fs';",
    'scripts/build.ts': "import { readFileSync } from 'node:fs';",
  };
  expect(problemsOf(checkBundles, files)).toEqual([
    'src/lib/a.ts:1 loads node:fs in the browser: src/entry.client.tsx > src/lib/a.ts - move this code to scripts or server',
  ]);
});

it('keeps packages out of the programs that install them', () => {
  expect(problemsOf(checkBundles, { 'scripts/test.mjs': "import 'node:fs';\nimport 'react';" })).toEqual([
    'scripts/test.mjs:2 loads react, but runs before packages are installed - use only modules built into Node',
  ]);
});
