import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { closestWord } from '../../src/lib/closestWord';
import { formatFileSize } from '../../src/lib/formatFileSize';
import { MEDIA_RULES } from '../content/rules';
import { ExpectedError, runMain } from '../lib/runMain';
import { type ListedPicture, listPictures } from './listPictures';
import { shrinkPicture, WORTHWHILE } from './shrinkPicture';

const size = (bytes: number): string => formatFileSize(bytes, 'en-GB');

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The pictures with the given names, or all if there are none. @throws {ExpectedError} for an unknown name */
function chosen(pictures: readonly ListedPicture[], names: readonly string[]): ListedPicture[] {
  const known = pictures.map(({ file }) => file.path);
  for (const name of names.filter((wanted) => !known.includes(wanted))) {
    const closest = closestWord(name, known);
    throw new ExpectedError(
      `There is no picture media/${name}. ${closest === undefined ? 'npm run media lists all of them.' : `Did you mean ${closest}?`}`,
    );
  }
  return pictures.filter(({ file }) => names.length === 0 || names.includes(file.path));
}

function list(pictures: readonly ListedPicture[]): void {
  for (const { file, pages, usefulWidth } of pictures) {
    const more = usefulWidth < file.width ? `, but the site uses ${usefulWidth} px of the width` : '';
    const places = pages.length === 0 ? 'no page shows it' : pages.join(', ');
    say(`${file.path}  ${size(file.bytes)}  ${file.width} × ${file.height} px${more}  ${places}`);
  }
  const total = pictures.reduce((sum, { file }) => sum + file.bytes, 0);
  say(`${pictures.length} pictures, ${size(total)}; at most ${size(MEDIA_RULES.maxBytes.picture)} each`);
}

async function shrink(contentDir: string, pictures: readonly ListedPicture[]): Promise<void> {
  let [before, after, reduced, cleaned] = [0, 0, 0, 0];
  for (const { file, usefulWidth } of pictures) {
    const shrunk = await shrinkPicture(path.join(contentDir, 'media', file.path), usefulWidth);
    before += shrunk.before;
    after += shrunk.after?.bytes ?? shrunk.before;
    if (!shrunk.after) {
      say(
        `${file.path}  ${size(shrunk.before)}  left as it is: less than ${WORTHWHILE * 100} % would be saved`,
      );
      continue;
    }
    const { bytes, width, isSmaller } = shrunk.after;
    if (isSmaller) reduced += 1;
    else cleaned += 1;
    const what = isSmaller ? `${file.width} → ${width} px wide` : 'only camera and location data removed';
    say(`${file.path}  ${size(shrunk.before)} → ${size(bytes)}  ${what}`);
  }
  say(`${reduced} of ${pictures.length} pictures reduced: ${size(before)} → ${size(after)}`);
  if (cleaned > 0) say(`${cleaned} more written again without camera and location data`);
  if (reduced + cleaned > 0) say('Look at them before you commit them: Git keeps every version for ever.');
}

/** `npm run media` */
async function main(args: string[]): Promise<void> {
  const command = new Command('npm run media --')
    .description('Lists the pictures of content-json/media, largest first, with the pages that show them.')
    .argument('[pictures...]', 'paths in content-json/media; by default all')
    .option(
      '--shrink',
      'reduces them to the largest size the site uses, and removes camera and location data',
    )
    .option('--content <folder>', 'folder of the content', 'content-json')
    .parse(args, { from: 'user' });
  const { content, shrink: isToShrink } = command.opts<{ shrink?: true; content: string }>();
  if (!existsSync(content))
    throw new ExpectedError(`There is no folder "${content}": name that of the content with --content.`);
  const pictures = chosen(await listPictures(content), command.args);
  if (isToShrink) await shrink(content, pictures);
  else list(pictures);
}

await runMain(main);
