import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { QueryData } from '../../src/content/pageData';
import { buildContent } from '../content/buildContent';
import { writeDocuments } from '../testbed/documents/writeDocuments';
import { temporaryFolder } from '../testbed/temporaryFolder';

/** The search of a site with many pages, as created by the content step. */
export interface ManyPages {
  /** The search words of the German pages, as served. */
  words: string;
  /** Size of the words compressed with Brotli 11, bytes. */
  wordBytes: number;
  /** Number of searchable pages. */
  pages: number;
  /** Time of the content step, s: without a cache, and again with nothing changed. */
  seconds: { first: number; again: number };
}

/** Runs the content step on a copy of the content with additional generated files. @throws if the content is invalid */
export async function manyPages(root: string, documents: number): Promise<ManyPages> {
  const folder = await temporaryFolder();
  const contentDir = path.join(folder, 'content-json');
  await cp(path.join(root, 'content-json'), contentDir, { recursive: true });
  await writeDocuments(contentDir, documents, 'site search');
  const date = new Date().toISOString().slice(0, 10);
  const run = async () => {
    const start = performance.now();
    const { problems, index } = await buildContent({
      contentDir,
      origin: 'https://www.sff.example',
      date,
      root,
      cacheDir: path.join(folder, 'cache'),
    });
    if (!index) throw new Error(`The pages are wrong: ${problems[0]?.message ?? ''}`);
    const found = Object.values(index.site.queries).find(
      (query: QueryData) => query.query === 'siteWords' && query.locale === 'de',
    );
    return { found, seconds: (performance.now() - start) / 1000 };
  };
  const first = await run();
  const { found, seconds } = await run();
  if (found?.query !== 'siteWords') throw new Error('There are no words of pages.');
  const words = JSON.stringify(found);
  return {
    words,
    wordBytes: (await promisify(brotliCompress)(words)).length,
    pages: found.data.pages.length,
    seconds: { first: first.seconds, again: seconds },
  };
}
