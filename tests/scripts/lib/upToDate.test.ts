// Covers scripts/lib.
import { cpSync, mkdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BLOCK_EXAMPLES } from '../../../scripts/content/blockSnippets';
import { statInputs } from '../../../scripts/lib/buildInputs.mjs';
import { isUpToDate, writeStamp } from '../../../scripts/lib/upToDate.mjs';
import { OutputFolder } from '../../../scripts/output/outputFolder';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  for (const folder of [
    'src/generated',
    'scripts',
    'server',
    'content-json/de',
    'node_modules',
    BLOCK_EXAMPLES,
  ]) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  write('src/App.tsx', 'app');
  write('content-json/de/texts.json', '{}');
});

function write(name: string, text: string): void {
  writeFileSync(path.join(root, name), text);
}

interface Conditions {
  args?: string[];
  env?: Record<string, string>;
  /** Day of the build. */
  today?: string;
}

/** By default those of a plain `npm run build`. */
const conditionsOf = ({ args = [], env = {}, today = '2026-11-21' }: Conditions = {}) => ({
  root,
  cacheDir: path.join(root, '.cache'),
  args,
  env,
  today: new Date(`${today}T12:00:00Z`),
});

/** Does something at a time in ms since 1970. */
function at<T>(now: number, work: () => T): T {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  try {
    return work();
  } finally {
    clock.mockRestore();
  }
}

/** Long after every file was written. */
const SETTLED = 1e15;

/** Acts like a build: records its inputs at a time in ms since 1970, writes its folders, and then the stamp. */
async function build(more: { until?: string; args?: string[] } = {}, now: number = SETTLED): Promise<void> {
  const files = at(now, () => statInputs(root, 'content-json'));
  for (const outDir of ['dist', 'dist-server']) {
    const folder = OutputFolder.open({
      outDir: path.join(root, outDir),
      cacheDir: path.join(root, '.cache'),
      compression: 'none',
      mark: 'a',
    });
    folder.write('page', [{ path: 'a/index.html', content: Buffer.from('a') }]);
    await folder.commit();
  }
  writeStamp({
    ...conditionsOf(more),
    outDir: path.join(root, 'dist'),
    inputs: { contentDir: 'content-json', files },
    until: more.until,
  });
}

const answer = (conditions?: Conditions) => at(SETTLED, () => isUpToDate(conditionsOf(conditions)));

describe('a build', () => {
  it('is up to date while nothing has changed', async () => {
    expect(answer()).toBe(false);
    await build();
    expect(answer()).toBe(true);
    write('src/generated/texts.json', 'written by the build itself');
    expect(answer()).toBe(true);
  });

  it('is up to date where its folder is a link, until a file is added', async () => {
    mkdirSync(path.join(root, 'disk'));
    symlinkSync(path.join(root, 'disk'), path.join(root, 'dist'));
    await build();
    expect(answer()).toBe(true);
    write('dist/stray.html', '');
    expect(answer()).toBe(false);
  });

  it.each<[string, () => void]>([
    ['a changed file', () => write('content-json/de/texts.json', '{"a":1}')],
    ['a file of the same size', () => write('src/App.tsx', 'ppa')],
    [
      'a file of the same size and time',
      () => {
        const time = new Date(1_700_000_000_000);
        write('src/App.tsx', 'ppa');
        utimesSync(path.join(root, 'src/App.tsx'), time, time);
      },
    ],
    ['a new file', () => write('content-json/de/new.json', '{}')],
    ['another example of a block', () => write(`${BLOCK_EXAMPLES}/quote.json`, '{}')],
    ['other installed packages', () => write('node_modules/.package-lock.json', '{}')],
    ...['tsconfig.json', 'tsconfig.base.json', '.parcelrc', '.browserslistrc', '.env.production'].map(
      (name): [string, () => void] => [`another ${name}`, () => write(name, '{}')],
    ),
    ['a file less', () => rmSync(path.join(root, 'src/App.tsx'))],
    ['a built file that was changed', () => write('dist/a/index.html', 'b')],
    ['a built file less', () => rmSync(path.join(root, 'dist/a/index.html'))],
    ['a file that nobody built', () => write('dist/a/stray.html', '')],
    ['no folder for the server', () => rmSync(path.join(root, 'dist-server'), { recursive: true })],
    ['no cache', () => rmSync(path.join(root, '.cache'), { recursive: true })],
  ])('is not up to date with %s', async (_, change) => {
    const time = new Date(1_700_000_000_000);
    utimesSync(path.join(root, 'src/App.tsx'), time, time);
    await build();
    change();
    expect(answer()).toBe(false);
  });

  it.each([
    ['other options', { args: ['--origin', 'https://x.example'] }],
    ['another folder', { args: ['--out', 'elsewhere'] }],
    ['another origin', { env: { SITE_ORIGIN: 'https://x.example' } }],
    ['another day', { today: '2026-11-22' }],
  ])('is not up to date under %s', async (_, conditions) => {
    await build();
    expect(answer(conditions)).toBe(false);
  });

  it.each([[['--release', '--out', 'dist']], [['--out=elsewhere', '--out=dist']]])(
    'is looked for in the folder that %j names',
    async (args) => {
      await build({ args });
      expect(answer({ args })).toBe(true);
    },
  );

  it('is up to date until the minute in which a page appears or is taken off, 13:00 in Berlin now', async () => {
    await build({ until: '2026-11-21T13:01' });
    expect(answer()).toBe(true);
    await build({ until: '2026-11-21T13:00' });
    expect(answer()).toBe(false);
    const args = ['--date', '2026-11-20'];
    await build({ until: '2026-11-21T13:00', args });
    expect(answer({ args })).toBe(true);
  });

  it('does not trust the times of a file that was changed just before it was read', async () => {
    const { ctimeMs } = statSync(path.join(root, 'content-json/de/texts.json'));
    await build({}, ctimeMs + 500);
    expect(answer()).toBe(false);
  });

  it('is not up to date in a copy of the project, whose files are others', async () => {
    await build();
    const copy = `${root}-copy`;
    cpSync(root, copy, { recursive: true });
    try {
      expect(answer()).toBe(true);
      const there = isUpToDate({ ...conditionsOf(), root: copy, cacheDir: path.join(copy, '.cache') });
      expect(there).toBe(false);
    } finally {
      rmSync(copy, { recursive: true });
    }
  });
});
