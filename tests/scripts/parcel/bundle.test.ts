// Covers .parcelrc, scripts/parcel, src.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { bundle, type Bundles } from '../../../scripts/parcel/bundle';
import { bundleRun } from '../../../scripts/torture/bundleRun';
import { writeSmallProject } from './smallProject';

// Each test bundles several times.
jest.setTimeout(600_000);

const CACHE = path.resolve(__dirname, '../../../.cache');

/**
 * Contains the project and a copy of it that has been bundled once. Inside our own project, so that packages are found.
 */
let folder: string;
let root: string;
let first: Bundles;

beforeAll(async () => {
  // For a project this small, handing work to other threads takes longer than bundling.
  process.env['PARCEL_WORKERS'] = '0';
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(path.join(CACHE, 'test-bundles-'));
  root = path.join(folder, 'project');
  writeSmallProject(root);
  first = await build();
  cpSync(root, path.join(folder, 'bundled'), { recursive: true });
});

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  cpSync(path.join(folder, 'bundled'), root, { recursive: true });
});

afterAll(() => {
  delete process.env['PARCEL_WORKERS'];
  rmSync(folder, { recursive: true, force: true });
});

const build = () => bundle(root, path.join(root, '.cache'));
const source = (name: string) => path.join(root, 'src', name);

function edit(name: string, from: string, to: string): void {
  const text = readFileSync(source(name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(source(name), text.replace(from, to));
}

/** All stylesheets of the browser build, in order of name. */
function styles({ webDir }: Bundles): string {
  const names = readdirSync(webDir).filter((name) => name.endsWith('.css'));
  return names.map((name) => readFileSync(path.join(webDir, name), 'utf8')).join('\n');
}

/** Bundles the same sources without a cache. */
async function fromNothing(): Promise<Bundles> {
  rmSync(path.join(root, '.cache'), { recursive: true, force: true });
  const bundles = await build();
  expect(bundles.made).toBe('cold');
  return bundles;
}

it('keeps what it has made until an input differs: a source, a font, a setting; not a script of package.json', async () => {
  expect(first.made).toBe('cold');
  expect(await build()).toEqual({ ...first, made: 'kept' });

  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as object;
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ ...manifest, scripts: { x: 'y' } }));
  expect((await build()).made).toBe('kept');

  writeFileSync(source('generated/fonts/text.woff2'), 'wOF2 second');
  const withFont = await build();
  expect(withFont).toEqual({ ...(await fromNothing()), made: 'warm' });
  expect(withFont.webDir).not.toBe(first.webDir);

  writeFileSync(path.join(root, 'package-lock.json'), '{ "lockfileVersion": 3 }');
  expect((await build()).made).toBe('cold');
});

it('sees a token that styles get through another file, and a class that another file names', async () => {
  expect(styles(first)).toContain('padding:8px');
  edit('theme/scale.ts', 'unit = 4', 'unit = 7');
  edit(
    'components/Button/Button.ts',
    'const button = css',
    'const first = css`\n  top: 0;\n`;\nObject.assign(globalThis, { first });\nconst button = css',
  );
  const warm = await build();
  expect(warm.made).toBe('warm');
  expect(styles(warm)).toContain('padding:14px');
  expect(styles(warm)).toContain('gap:35px');
  expect(warm).toEqual({ ...(await fromNothing()), made: 'warm' });
});

it('goes back to a former state without bundling, and mends an output that is not whole', async () => {
  edit('templates/Case.ts', '() => classes', '() => `${classes} x`');
  await build();
  edit('templates/Case.ts', '() => `${classes} x`', '() => classes');
  expect(await build()).toEqual({ ...first, made: 'kept' });
  truncateSync(first.serverEntry, 10);
  const mended = await build();
  expect(mended).toEqual({ ...first, made: 'warm' });
  expect(readFileSync(first.serverEntry, 'utf8').length).toBeGreaterThan(10);
});

it('starts from nothing where imports have come in between, so that rules keep their order', async () => {
  writeFileSync(
    source('components/Card/plain.ts'),
    "import { css } from '@linaria/core';\nexport const plain = css`\n  opacity: 0.5;\n`;\n",
  );
  edit('components/Card/Card.ts', 'const plain = css`\n  opacity: 0.5;\n`;', '');
  edit('components/Card/Card.ts', 'import { button }', "import { plain } from './plain';\nimport { button }");
  const bundles = await build();
  expect(bundles.made).toBe('cold');
  expect(bundles).toEqual(await fromNothing());
});

it('gives Parcel’s message for a source that is wrong, and bundles again when it is put right', async () => {
  edit('templates/Case.ts', '() => classes', '() => classes +');
  await expect(build()).rejects.toThrow(/Case\.ts/);
  edit('templates/Case.ts', '() => classes +', "() => classes + '!'");
  expect((await build()).made).toBe('cold');
});

it.each([
  [
    'components/Card/Card.ts',
    'export',
    'export export',
    /src\/components\/Card\/Card\.ts:\d+:\d+: .*\n.*export export/,
  ],
  ['theme/space.ts', 'export', 'export export', /src\/theme\/space\.ts:\d+:\d+: .*\n.*export export/],
])('names file and line of a source with styles that is wrong (%s)', async (file, from, to, message) => {
  edit(file, from, to);
  await expect(build()).rejects.toThrow(message);
});

it('lets two builds at once wait for each other', async () => {
  edit('templates/Case.ts', '() => classes', '() => `${classes} x`');
  const [one, other] = await Promise.all([build(), build()]);
  expect([one.made, other.made].sort()).toEqual(['kept', 'warm']);
  expect({ ...one, made: 'kept' }).toEqual({ ...other, made: 'kept' });
});

it('makes the same of random edits as from nothing', async () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
  const steps = await bundleRun(root, path.join(root, 'runs'), { seed, edits: 3 }, () => undefined);
  // The seed is part of the comparison, so that a failure prints it.
  expect({ seed, different: steps.filter(({ differences }) => differences.length > 0) }).toEqual({
    seed,
    different: [],
  });
});
