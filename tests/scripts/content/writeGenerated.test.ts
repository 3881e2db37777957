import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
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

/** Runs a test in an empty folder with a place for generated files and one for unfinished ones. */
async function inFolder(test: (out: string, work: string) => Promise<void>): Promise<void> {
  await withTree({}, (root) => test(path.join(root, 'generated'), path.join(root, 'cache')));
}

it('writes a type for keys, texts and schemas, and says who wrote them', async () => {
  const index = await baseIndex();
  await inFolder(async (out, work) => {
    const changed = await writeGenerated(index, out, work);
    expect(changed).toEqual([...generatedFiles(index).keys()].toSorted());
    const keys = await readFile(path.join(out, 'textKeys.ts'), 'utf8');
    expect(keys).toContain('// Written by scripts/content');
    expect(keys).toContain('export type TextKey =\n  | "apply.closed.action"');
    expect(JSON.parse(await readFile(path.join(out, 'texts/en.json'), 'utf8'))).toEqual(index.texts.en);
    expect(JSON.parse(await readFile(path.join(out, 'texts/all.json'), 'utf8'))).toEqual(index.texts);
    expect(await readdir(work)).toEqual([]);
  });
});

it('touches only what changed, removes what is no longer made and leaves what others wrote', async () => {
  const index = await baseIndex();
  await inFolder(async (out, work) => {
    await writeGenerated(index, out, work);
    await mkdir(path.join(out, 'fonts'));
    await writeFile(path.join(out, 'fonts/text.woff2'), 'x');
    await writeFile(path.join(out, 'texts/fr.json'), '{}');
    const before = await stat(path.join(out, 'texts/en.json'));
    expect(await writeGenerated({ ...index, textKeys: ['one'] }, out, work)).toEqual([
      'textKeys.ts',
      'texts/fr.json',
    ]);
    expect((await stat(path.join(out, 'texts/en.json'))).mtimeMs).toBe(before.mtimeMs);
    expect((await readdir(path.join(out, 'texts'))).toSorted()).toEqual(['all.json', 'de.json', 'en.json']);
    expect(await readdir(path.join(out, 'fonts'))).toEqual(['text.woff2']);
    expect(await writeGenerated({ ...index, textKeys: ['one'] }, out, work)).toEqual([]);
  });
});

it('leaves the old files whole when writing fails', async () => {
  const index = await baseIndex();
  await inFolder(async (out, work) => {
    await writeGenerated(index, out, work);
    const before = await readFile(path.join(out, 'textKeys.ts'), 'utf8');
    // A file in the place of the work folder makes the first write fail.
    await writeFile(`${work}-file`, '');
    const next = { ...index, textKeys: ['one'] };
    await expect(writeGenerated(next, out, `${work}-file`)).rejects.toThrow('ENOTDIR');
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
