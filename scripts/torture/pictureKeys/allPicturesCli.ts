import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { allPictures } from './allPictures';

/*
 * Writes hashes and keys of all pictures of this copy of the project as JSON: `allPicturesCli.ts FILE [WIDTH]`. A
 * separate program, so that a copy's pictures are taken with its own code.
 */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const [file = '', width] = process.argv.slice(2);
const pictures = await allPictures(ROOT, width === undefined ? undefined : Number(width));
writeFileSync(path.resolve(file), JSON.stringify(pictures));
