// Covers content-json, scripts, server, src.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildSite } from '../../../scripts/content/buildSite';
import { checkContent } from '../../../scripts/content/checkContent';
import { sortProblems } from '../../../scripts/content/problems';
import { readFiles } from '../../../scripts/content/readFiles';
import { createSourceSet } from '../../../scripts/content/sourceSet';
import { generatedFiles } from '../../../scripts/content/writeGenerated';
import { all, set } from './badCase';
import { baseTree, build, DATE, ORIGIN, type Tree, withTree } from './contentTree';

async function bytes(tree: Tree, order?: string[]): Promise<string> {
  const { index } = await build(tree, order ? { order } : {});
  if (!index) throw new Error('The base tree has problems.');
  return JSON.stringify([...generatedFiles(index)]);
}

describe('the same content', () => {
  it('gives the same bytes in whatever order files were written', async () => {
    const tree = baseTree();
    const reversed = Object.keys(tree).toReversed();
    expect(await bytes(tree, reversed)).toBe(await bytes(tree));
  });

  it('gives the same bytes in whatever order the disk lists files', async () => {
    await withTree(baseTree(), async (root) => {
      const { sources } = await readFiles(path.join(root, 'content-json'), 'content-json');
      const settings = { origin: ORIGIN, date: DATE, usedByApp: { has: () => true } };
      const bytesFrom = (files: typeof sources) =>
        JSON.stringify(buildSite(createSourceSet(files, 'content-json'), settings));
      const shuffled = sources.toSorted((a, b) => (a.text < b.text ? -1 : 1));
      expect(shuffled).not.toEqual(sources);
      expect(bytesFrom(shuffled)).toBe(bytesFrom(sources));
      expect(bytesFrom(sources.toReversed())).toBe(bytesFrom(sources));
    });
  });

  it('blames the same file of two that clash in whatever order the disk lists files', async () => {
    const tree = baseTree();
    all(
      set('de/pages/business.json', '/path', '/about/'),
      set('de/pages/business.json', '/metaTitle', 'Agentur /about/ – SFF'),
    )(tree);
    await withTree(tree, async (root) => {
      const { sources } = await readFiles(path.join(root, 'content-json'), 'content-json');
      const problemsOf = (files: typeof sources) =>
        sortProblems(
          checkContent(createSourceSet(files, 'content-json'), {
            date: DATE,
            used: { has: () => true, fills: () => true },
          }),
        );
      expect(problemsOf(sources).map(({ code }) => code)).toEqual(['duplicate-path', 'duplicate-meta-title']);
      expect(problemsOf(sources.toReversed())).toEqual(problemsOf(sources));
    });
  });

  it('gives the same problems in whatever order files were written', async () => {
    const tree = baseTree();
    for (const file of Object.keys(tree).filter((name) => name.includes('/pages/'))) {
      tree[file] = { ...(tree[file] as object), metaTitle: 'One', nonsense: 1 };
    }
    const reversed = await build(tree, { order: Object.keys(tree).toReversed() });
    expect(reversed.problems.length).toBeGreaterThan(20);
    expect(reversed).toEqual(await build(tree));
  });

  it('gives the same bytes on both sides of the date line, in any language of the machine', () => {
    const script = `
      import { createHash } from 'node:crypto';
      import { buildContent } from './scripts/content/buildContent.ts';
      import { generatedFiles } from './scripts/content/writeGenerated.ts';
      buildContent({ contentDir: 'content-json', origin: 'https://www.sff.example', date: '2026-11-21' }).then(({ index, problems }) => {
        const files = index ? [...generatedFiles(index)] : problems;
        console.log(createHash('sha256').update(JSON.stringify(files)).digest('hex'));
      });`;
    const hashes = [
      { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
      { TZ: 'Pacific/Pago_Pago', LANG: 'C', LC_ALL: 'C' },
    ].map((env) => {
      const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
      const { stdout, stderr } = spawnSync(process.execPath, args, {
        env: { ...process.env, ...env },
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      return stdout.trim();
    });
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(hashes[1]).toBe(hashes[0]);
  });
});
