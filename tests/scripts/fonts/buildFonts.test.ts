import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFonts, type FontBuildReport } from '../../../scripts/fonts/buildFonts';
import { cutFont } from '../../../scripts/fonts/cutFont';
import {
  FONT_CUTS,
  FONT_SUBSETS,
  type FontSubset,
  OUTLINE_SUBSETS,
  subsetText,
} from '../../../scripts/fonts/cuts';
import { parseFont } from '../../../scripts/fonts/parseFont';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let root: string;
let report: FontBuildReport;

beforeAll(async () => {
  root = temporaryFolder();
  report = await buildFonts({ outDir: join(root, 'out'), cacheDir: join(root, 'cache') });
});

/** Invisible unless the text breaks there, and without a glyph in the source font: browsers need none. */
const WITHOUT_GLYPH = new Set(['\u00ad', '\u202f', '\u00a4']);

describe('the web fonts', () => {
  it('are three cuts in three subsets each, with their style sheet and licence', async () => {
    const names = FONT_CUTS.flatMap(({ name }) => FONT_SUBSETS.map((subset) => `${name}.${subset}.woff2`));
    expect((await readdir(join(root, 'out'))).toSorted()).toEqual(
      ['OFL.txt', 'fonts.css', ...names].toSorted(),
    );
    expect(await readFile(join(root, 'out/OFL.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  it('weigh less than 17 kB each, and the three that most pages load 49 kB together', () => {
    for (const { size } of report.files) expect(size).toBeLessThan(17_000);
    const base = report.files.filter(({ name }) => name.includes('.base.'));
    expect(base.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(49_000);
  });

  it('are woff2 files', async () => {
    for (const { name } of report.files) {
      expect((await readFile(join(root, 'out', name))).subarray(0, 4).toString('latin1')).toBe('wOF2');
    }
  });

  it.each([...FONT_SUBSETS, ...OUTLINE_SUBSETS])(
    'have a glyph for every letter of the %s subset, in every cut',
    async (subset: FontSubset) => {
      for (const cut of FONT_CUTS) {
        const font = parseFont((await cutFont(cut, subset, 'truetype', join(root, 'cache'))).bytes);
        const missing = [...subsetText(subset)].filter((letter) => font.charToGlyphIndex(letter) === 0);
        expect(missing.filter((letter) => !WITHOUT_GLYPH.has(letter))).toEqual([]);
      }
    },
  );

  it('set German and English copy, and names from the neighbours', () => {
    const letters = new Set(FONT_SUBSETS.flatMap((subset) => [...subsetText(subset)]));
    const copy =
      '„Größe“ ‚Übermaß‘ “quoted” ‘it’s’ – — … 12 € • «Passer» ‹›\u00a0™ Œuvre − Łódź Şişli Čáslav Timișoara Győr ẞ';
    expect([...copy].filter((letter) => !letters.has(letter))).toEqual([]);
  });

  it('keep their kerning', async () => {
    const [display] = FONT_CUTS;
    const font = parseFont((await cutFont(display, 'base', 'truetype', join(root, 'cache'))).bytes);
    expect(font.getAdvanceWidth('To', 1000)).toBeLessThan(
      font.getAdvanceWidth('To', 1000, { kerning: false }),
    );
  });

  it('are cut once: a second build cuts and writes nothing', async () => {
    const before = await stat(join(root, 'out/text-400.base.woff2'));
    const again = await buildFonts({ outDir: join(root, 'out'), cacheDir: join(root, 'cache') });
    expect(report).toMatchObject({ built: 11, cached: 0 });
    expect(again).toEqual({ files: report.files, built: 0, cached: 11 });
    expect((await stat(join(root, 'out/text-400.base.woff2'))).mtimeMs).toBe(before.mtimeMs);
  });
});
