// Covers src, scripts, server, stories, .storybook, tests/scripts/newBlock.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySmallProject } from '../../helpers/copySmallProject';
import { temporaryFolder } from '../../helpers/temporaryFolder';
import { ADDED, applyEdits, type Edit, EDITS, restore } from './recipe';

const GENERATED = 'src/generated';
const LINARIA = '@linaria';

const editsOf = (type: keyof typeof EDITS): Edit[] => Object.values(EDITS[type]);

/** Puts a stub in place of Linaria, whose compiler is slow: the look of blocks is not tested here. */
function stubLinaria(copy: string): void {
  const linked = path.join(copy, 'node_modules', LINARIA);
  const original = realpathSync(linked);
  rmSync(linked);
  cpSync(original, linked, { recursive: true });
  const stub =
    "export const css = () => 'style';\nexport const cx = (...names) => names.filter(Boolean).join(' ');\n";
  writeFileSync(path.join(linked, 'core/dist/index.mjs'), stub);
}

/** Runs Node in the copy. */
function run(copy: string, ...args: string[]) {
  const env = { ...process.env, NODE_ENV: 'development', BUILD_DATE: '2026-11-21' };
  return spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
}

/** Runs a module of this folder in the copy and parses the JSON it prints. */
function jsonFrom<T>(copy: string, name: string): T {
  const { status, stdout, stderr } = run(copy, '--import', 'tsx', `tests/scripts/newBlock/${name}.ts`);
  if (status !== 0) throw new Error(`${name} failed.\n${stdout}\n${stderr}`);
  return JSON.parse(stdout) as T;
}

/** The files that must handle every block type. */
const TYPES = {
  extends: './tsconfig.json',
  compilerOptions: { allowJs: true, incremental: true, tsBuildInfoFile: 'blocks.tsbuildinfo' },
  include: [],
  exclude: [],
  files: [
    'src/early/early.ts',
    'src/sections/catalogue.ts',
    'src/sections/staticSections.ts',
    'src/theme/css.d.ts',
    'scripts/content/resolve/blocks.ts',
  ],
};

/** The compiler's messages about these files. */
function complaints(copy: string): string[] {
  const { stdout } = run(
    copy,
    'node_modules/typescript/bin/tsc',
    '-p',
    'tsconfig.blocks.json',
    '--singleThreaded',
  );
  return stdout.split(/\n(?=\S)/).filter((message) => message.includes('error TS'));
}

jest.setTimeout(600_000);

describe('a new block type', () => {
  let copy = '';

  beforeAll(async () => {
    copy = temporaryFolder();
    await copySmallProject(copy);
    cpSync(GENERATED, path.join(copy, GENERATED), { recursive: true });
    stubLinaria(copy);
    for (const [file, text] of Object.entries(ADDED)) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      writeFileSync(path.join(copy, file), text);
    }
    for (const type of ['definition', 'counter'] as const) applyEdits(copy, editsOf(type));
    writeFileSync(path.join(copy, 'tsconfig.blocks.json'), JSON.stringify(TYPES));
  });

  it.each([
    ['static', 'definition', 4],
    ['interactive', 'counter', 3],
  ] as const)('that is %s needs changes to %s in few files', (_kind, type, count) => {
    expect(new Set(editsOf(type).map(({ file }) => file)).size).toBe(count);
  });

  it('compiles only when all that belongs to it is stated', () => {
    const { definition, counter } = EDITS;
    const without = (...left: Edit[]) => {
      restore(copy, left);
      const found = complaints(copy);
      applyEdits(copy, left);
      return found;
    };
    expect(complaints(copy)).toEqual([]);
    expect(without(definition.section, counter.section)).toEqual([
      expect.stringMatching(
        /^src\/sections\/catalogue\.ts[^]*missing the following properties[^]*: counter, definition/,
      ),
    ]);
    const views = without(definition.view, counter.view).join('\n');
    expect(views).toMatch(/^src\/sections\/staticSections\.ts.*'definition'/m);
    expect(views).toMatch(/^src\/sections\/catalogue\.ts.*'counter'/m);
    expect(without(definition.resolver)).toEqual([
      expect.stringMatching(/^scripts\/content\/resolve\/blocks\.ts/),
    ]);
  });

  it('validates, renders and, if it is interactive, hydrates', () => {
    const { problems, blocks } = jsonFrom<{ problems: unknown[]; blocks: unknown[] }>(copy, 'resolveBlocks');
    expect(problems).toEqual([]);
    expect(blocks).toEqual([
      { type: 'counter', label: 'Gezählt', start: 3 },
      expect.objectContaining({
        type: 'definition',
        meaning: ['Mehr bei den ', expect.objectContaining({ label: 'Häusern', href: '/services/' }), '.'],
      }),
    ]);
    writeFileSync(path.join(copy, 'blocks.json'), JSON.stringify(blocks));
    const html = jsonFrom<string>(copy, 'renderBlocks');
    expect(html).toMatch(/<button[^>]*>Gezählt.*3.*<\/button>/);
    expect(html).toMatch(/<dt[^>]*>Andruck<\/dt>/);
    writeFileSync(path.join(copy, 'html.json'), JSON.stringify(html));
    expect(jsonFrom(copy, 'hydrateBlocks')).toEqual({
      sources: ['src/sections/Counter/Counter.tsx'],
      hasStaticCode: false,
      faults: [],
      isUnchanged: true,
      button: 'Gezählt: 4',
      term: 'Andruck',
    });
  });
});
