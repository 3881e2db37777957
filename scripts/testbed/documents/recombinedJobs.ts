import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createDice, type Dice } from './dice';
import { makeDocument } from './makeDocument';
import { GENERATED_LOCALES, type GeneratedLocale } from './pageParts';
import { readExistingIds, writeDocument } from './writeDocuments';

/** The text fields of a job file. */
interface JobWords {
  title: string;
  intro: string;
  tasks: string[];
  profile: string[];
  skills?: string[];
}

const COMPOUNDS = 8;

/** Words to make compounds of: long capitalised ones, which in German are nouns. */
const NOUN = /(?<!\p{L})\p{Lu}\p{Ll}{5,11}(?!\p{L})/gu;

async function jobsOf(contentDir: string, locale: GeneratedLocale): Promise<JobWords[]> {
  const folder = path.join(contentDir, locale, 'jobs');
  const names = (await readdir(folder)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.map((text) => JSON.parse(text) as JobWords);
}

/** Recombines the sentences of all jobs, with compounds that no other job contains. */
function recombined(jobs: readonly JobWords[], nouns: readonly string[], dice: Dice): JobWords {
  const title = dice.pick(jobs).title;
  const compounds = Array.from(
    { length: COMPOUNDS },
    () => `${dice.pick(nouns)}${dice.pick(nouns).toLowerCase()}`,
  );
  const pool = (key: 'tasks' | 'profile' | 'skills') => [...new Set(jobs.flatMap((job) => job[key] ?? []))];
  return {
    title,
    intro: dice.pick(jobs).intro,
    tasks: [...dice.some(pool('tasks'), 4), `${compounds.join(', ')}.`],
    profile: dice.some(pool('profile'), 4),
    skills: dice.some(pool('skills'), 4),
  };
}

/**
 * Adds jobs to a content folder until each language has `total`. Titles and sentences are recombined from the real
 * jobs; eight compounds that no other job contains keep the number of different words realistic. Equal seeds give equal
 * files.
 */
export async function writeRecombinedJobs(contentDir: string, total: number, seed: string): Promise<void> {
  const existing = await readExistingIds(contentDir);
  const real = { de: await jobsOf(contentDir, 'de'), en: await jobsOf(contentDir, 'en') };
  const nouns = {
    de: [...new Set(JSON.stringify(real.de).match(NOUN))],
    en: [...new Set(JSON.stringify(real.en).match(NOUN))],
  };
  for (let index = 0; real.de.length + index < total; index += 1) {
    const made = makeDocument(seed, 'jobs', index, existing);
    for (const locale of GENERATED_LOCALES) {
      const dice = createDice(`${seed}:${locale}:${index}`);
      Object.assign(made.page[locale], recombined(real[locale], nouns[locale], dice));
    }
    await writeDocument(contentDir, made);
  }
}
