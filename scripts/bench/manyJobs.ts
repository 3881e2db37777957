import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { PageData, QueryData } from '../../src/content/pageData';
import { buildContent } from '../content/buildContent';
import { writeRecombinedJobs } from '../testbed/documents/recombinedJobs';
import { temporaryFolder } from '../testbed/temporaryFolder';

/** A list of many jobs, as written by a build. */
export interface ManyJobs {
  /** The page with the list. */
  page: PageData;
  /** The search words of its jobs, as served. */
  words: string;
  /** Size of the words compressed with Brotli 11, bytes. */
  wordBytes: number;
}

const JOB_LIST = '/jobs/';

/** Runs the content step on a copy of the content with `total` jobs. @throws if the content is invalid */
export async function manyJobs(root: string, total: number): Promise<ManyJobs> {
  const contentDir = path.join(await temporaryFolder(), 'content-json');
  await cp(path.join(root, 'content-json'), contentDir, { recursive: true });
  await writeRecombinedJobs(contentDir, total, 'job search');
  const date = new Date().toISOString().slice(0, 10);
  const { problems, index } = await buildContent({
    contentDir,
    origin: 'https://www.sff.example',
    date,
    root,
  });
  const page = index?.site.routes.find((route) => route.path === JOB_LIST)?.page;
  if (!index || !page) throw new Error(`The jobs are wrong: ${problems[0]?.message ?? 'no list'}`);
  const found = Object.values(index.site.queries).find(
    (query: QueryData) => query.query === 'jobWords' && query.locale === 'de',
  );
  const words = JSON.stringify(found);
  return { page, words, wordBytes: (await promisify(brotliCompress)(words)).length };
}
