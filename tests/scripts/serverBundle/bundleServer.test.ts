import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleServer } from '../../../scripts/serverBundle/bundleServer';

const ROOT = path.resolve(__dirname, '../../..');

/** Inside the project, so that packages are found. */
let dir: string;

beforeEach(() => {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  dir = mkdtempSync(path.join(ROOT, '.cache/bundle-server-'));
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Bundles the server with this code as the Node version of the app; returns the files by name. */
async function bundled(code: string): Promise<Record<string, string>> {
  const entry = path.join(dir, 'entry.server.js');
  writeFileSync(entry, code);
  const files = await bundleServer(ROOT, entry);
  return Object.fromEntries(files.map(({ path: file, content }) => [file, Buffer.from(content).toString()]));
}

it('gives the same bytes for the same input, and names no folder of this machine', async () => {
  const code = "import { createElement } from 'react'; export const renderPage = createElement;";
  const first = await bundled(code);
  expect(await bundled(code)).toEqual(first);
  expect(Object.keys(first)).toEqual(
    expect.arrayContaining([
      'main.js',
      'applications.js',
      'ssr/entry.server.js',
      'package.json',
      'bom.cdx.json',
    ]),
  );
  expect(Object.keys(first).filter((name) => first[name]?.includes(ROOT))).toEqual([]);
  expect(first['package.json']).not.toContain('ependencies');
});

it('writes no file itself: its caller does, and names one that cannot be written', async () => {
  await bundled('');
  expect(existsSync(path.join(ROOT, 'server-bundle'))).toBe(false);
});

it('holds React for production', async () => {
  const files = await bundled("export { createElement } from 'react';");
  expect(Object.values(files).join()).not.toContain('react.development.js');
});

it('holds zod’s messages in English only', async () => {
  const sources = Object.values(await bundled('')).join();
  expect(new Set(sources.match(/\bzod\/v4\/locales\/\w+/g))).toEqual(new Set(['zod/v4/locales/en']));
});

it('refuses what would have to be installed beside it', async () => {
  const code = "export const later = () => { try { return require('not-installed') } catch { return; } };";
  await expect(bundled(code)).rejects.toThrow('The server bundle lacks not-installed');
});
