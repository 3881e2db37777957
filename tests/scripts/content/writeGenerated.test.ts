import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentIndex } from '../../../scripts/content/site';
import { generatedFiles, writeGenerated } from '../../../scripts/content/writeGenerated';
import { set, treeWith } from './badCase';
import { baseTree, build, withTree } from './contentTree';

async function baseIndex(): Promise<ContentIndex> {
  const { index } = await build(baseTree());
  if (!index) throw new Error('The base tree has problems.');
  return index;
}

/** Runs a test with a place for generated files. */
async function inFolder(test: (out: string) => Promise<void>): Promise<void> {
  await withTree({}, (root) => test(path.join(root, 'generated')));
}

it('writes a type for keys, texts and schemas, and says who wrote them', async () => {
  const index = await baseIndex();
  await inFolder(async (out) => {
    const changed = await writeGenerated(index, out);
    expect(changed).toEqual([...generatedFiles(index).keys()].toSorted());
    const keys = await readFile(path.join(out, 'textKeys.ts'), 'utf8');
    expect(keys).toContain('// Written by scripts/content');
    expect(keys).toContain('export type TextKey =\n  | "apply.closed.action"');
    expect(JSON.parse(await readFile(path.join(out, 'texts/en.json'), 'utf8'))).toEqual(index.texts.en);
    expect(JSON.parse(await readFile(path.join(out, 'texts/all.json'), 'utf8'))).toEqual(index.texts);
    expect((await readdir(out)).toSorted()).toEqual(['schema', 'textKeys.ts', 'texts']);
  });
});

it('touches only what changed, removes what is no longer made and leaves what others wrote', async () => {
  const index = await baseIndex();
  await inFolder(async (out) => {
    await writeGenerated(index, out);
    await mkdir(path.join(out, 'fonts'));
    await writeFile(path.join(out, 'fonts/text.woff2'), 'x');
    await writeFile(path.join(out, 'texts/fr.json'), '{}');
    const before = await stat(path.join(out, 'texts/en.json'));
    expect(await writeGenerated({ ...index, textKeys: ['one'] }, out)).toEqual([
      'textKeys.ts',
      'texts/fr.json',
    ]);
    expect((await stat(path.join(out, 'texts/en.json'))).mtimeMs).toBe(before.mtimeMs);
    expect((await readdir(path.join(out, 'texts'))).toSorted()).toEqual(['all.json', 'de.json', 'en.json']);
    expect(await readdir(path.join(out, 'fonts'))).toEqual(['text.woff2']);
    expect(await writeGenerated({ ...index, textKeys: ['one'] }, out)).toEqual([]);
  });
});

it('leaves every file whole when writing fails', async () => {
  const index = await baseIndex();
  await inFolder(async (out) => {
    await writeGenerated(index, out);
    const before = await readFile(path.join(out, 'textKeys.ts'), 'utf8');
    // A folder in the place of a file cannot be replaced.
    await rm(path.join(out, 'textKeys.ts'));
    await mkdir(path.join(out, 'textKeys.ts/folder'), { recursive: true });
    await expect(writeGenerated({ ...index, textKeys: ['one'] }, out)).rejects.toThrow(/textKeys\.ts/);
    expect((await readdir(out)).toSorted()).toEqual(['schema', 'textKeys.ts', 'texts']);
    await rm(path.join(out, 'textKeys.ts'), { recursive: true });
    await writeGenerated(index, out);
    expect(await readFile(path.join(out, 'textKeys.ts'), 'utf8')).toBe(before);
  });
});

it('writes for a preview with drafts what it writes without them, so that no build and no commit can show them', async () => {
  const draft = treeWith(
    set('de/events/tag-1.json', '/draft', true),
    set('de/events/tag-1.json', '/title', 'Zwiebelfisch'),
    set('de/events/tag-1.json', '/metaTitle', 'Zwiebelfisch – SFF'),
  );
  const [preview, site] = [await build(draft, { withDrafts: true }), await build(draft)];
  if (!preview.index || !site.index) throw new Error(JSON.stringify([preview.problems, site.problems]));
  const titlesOf = ({ site: { routes } }: ContentIndex) => routes.map(({ page }) => JSON.stringify(page));
  expect(titlesOf(preview.index).some((page) => page.includes('Zwiebelfisch'))).toBe(true);
  expect(generatedFiles(preview.index)).toEqual(generatedFiles(site.index));
  expect([...generatedFiles(preview.index).values()].join('')).not.toContain('Zwiebelfisch');
  expect([preview.histories, site.histories].map((lists) => JSON.stringify(lists)).join('')).not.toContain(
    'Zwiebelfisch',
  );
});
