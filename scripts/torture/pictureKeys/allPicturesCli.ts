import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { allPictures } from './allPictures';

/*
 * Writes what the pictures of this copy of the project are, as JSON: `allPicturesCli.ts FILE [WIDTH]`. A program of its
 * own, so that a copy is pictured by its own harness.
 */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const [file = '', width] = process.argv.slice(2);
const pictures = await allPictures(ROOT, width === undefined ? undefined : Number(width));
writeFileSync(path.resolve(file), JSON.stringify(pictures));
