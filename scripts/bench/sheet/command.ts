import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { LOCALE_CODES } from '../../../src/content/locales';
import { createProgress } from '../../lib/progress';
import { withSiteInBrowser } from '../builtSite';
import { MEASURED_TEMPLATES, TEMPLATE_PAGES } from '../load/templatePages';
import { pagePicture, type Scheme, SHEET_WIDTHS } from './pagePictures';
import { pictureFile, type SheetPage, sheetHtml } from './sheetHtml';

interface Options {
  pages: SheetPage[];
  out: string;
  before?: string;
  scheme: Scheme;
}

/** A page of each template in both languages. */
const templatePages: SheetPage[] = MEASURED_TEMPLATES.flatMap((template) =>
  LOCALE_CODES.map((locale) => ({
    name: `${template}-${locale}`,
    path: TEMPLATE_PAGES[template][locale],
    status: template === 'error' ? 404 : 200,
  })),
);

/**
 * Parses page paths separated by commas; names derive from the paths. @throws InvalidArgumentError for an invalid path
 */
export function pagesOf(text: string): SheetPage[] {
  return text.split(',').map((address) => {
    if (!/^\/(?:[a-z0-9-]+\/)*$/.test(address))
      throw new InvalidArgumentError(`"${address}" is no path of a page, such as /work/.`);
    return { name: address.slice(1, -1).replaceAll('/', '_') || 'home', path: address, status: 200 };
  });
}

/** Returns the files of an earlier sheet. @throws if the folder has none */
function earlierPictures(folder: string): ReadonlySet<string> {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no contact sheet in ${folder}; write one with --out before the change.`);
  return new Set(readdirSync(folder));
}

async function sheet({ pages, out, before, scheme }: Options): Promise<void> {
  if (before !== undefined && path.resolve(before) === path.resolve(out))
    throw new Error('--before and --out name the same folder; the earlier pictures would be lost.');
  const has = before === undefined ? undefined : earlierPictures(before);
  const progress = createProgress(process.stderr);
  mkdirSync(out, { recursive: true });
  await withSiteInBrowser(async (browser, origin) => {
    for (const [index, { name, path: address, status }] of pages.entries()) {
      progress.step(address, index + 1, pages.length);
      for (const width of SHEET_WIDTHS)
        writeFileSync(
          path.join(out, pictureFile(name, width)),
          await pagePicture(browser, { address: origin + address, status, width, scheme }),
        );
    }
  });
  const earlier = before !== undefined && has && { folder: path.relative(out, before), has };
  const file = path.join(out, 'index.html');
  writeFileSync(file, sheetHtml(`Contact sheet, ${scheme} scheme`, pages, earlier || undefined));
  progress.done('Contact sheet', file);
}

/** `npm run bench -- sheet`: full-page pictures of the built site side by side, for visual inspection. */
export function sheetCommand(): Command {
  return new Command('sheet')
    .description(
      'Takes pictures of whole pages of the built site at 360, 768, 1280 and 2000 px, and writes a document that shows them beside each other: of each template in both languages, or of the pages named.',
    )
    .addOption(
      new Option('-p, --pages <paths>', 'which pages, e.g. /work/,/en/work/')
        .argParser(pagesOf)
        .default(templatePages, 'one of each template and language'),
    )
    .addOption(new Option('--scheme <name>', 'which scheme').choices(['light', 'dark']).default('light'))
    .option('--before <folder>', 'an earlier sheet, to be shown beside this one')
    .option('--out <folder>', 'where it is written', '.cache/sheet')
    .action(sheet);
}
