import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildStorybook } from '../../../scripts/visual/buildStorybook';
import { temporaryFolder } from '../../helpers/temporaryFolder';

/** In place of Storybook. */
const DISPATCHER = `
const { mkdirSync, writeFileSync } = require('node:fs');
mkdirSync('storybook-static', { recursive: true });
for (const name of ['iframe.html', 'index.json']) writeFileSync('storybook-static/' + name, '{}');
`;

const STAMP = '.cache/visual/storybook.json';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  write('node_modules/storybook/dist/bin/dispatcher.js', DISPATCHER);
  write('content-json/de/texts.json', '{}');
});

function write(name: string, text: string): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

it('is built once, until a source changes', async () => {
  expect(await buildStorybook(root)).toMatchObject({ isBuilt: true });
  expect(await buildStorybook(root)).toMatchObject({ isBuilt: false });
  write('src/App.tsx', 'app');
  expect(await buildStorybook(root)).toMatchObject({ isBuilt: true });
  expect(readdirSync(path.join(root, '.cache/visual'))).toEqual(['storybook.json']);
});

it.each(['', '{"inputs":"0'])('is built again where its stamp was cut off to %j', async (rest) => {
  await buildStorybook(root);
  const stamp = readFileSync(path.join(root, STAMP), 'utf8');
  write(STAMP, rest);
  expect(await buildStorybook(root)).toMatchObject({ isBuilt: true });
  expect(readFileSync(path.join(root, STAMP), 'utf8')).toBe(stamp);
});
