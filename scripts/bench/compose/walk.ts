import type { Page } from 'playwright-core';
import type { Effort, Person } from './person';

/** A part of the walk: the effort until its end, and its end in seconds since the start. */
export interface Stop {
  name: string;
  effort: Effort;
  seconds: number;
}

type Words = readonly (readonly [field: RegExp, words: string])[];

const GERMAN: Words = [
  [/^metaTitle/, 'SFF Berlin lädt zum offenen Andruck – SFF'],
  [
    /^metaDescription/,
    'Am 12. Oktober 2026 öffnet das Haus in Berlin seine Druckwerkstatt: ein Abend mit drei Farben, zwei Maschinen und Suppe.',
  ],
  [/^title/, 'Berlin druckt offen'],
  [/^date/, '2026-10-05'],
  [/^place/, 'Berlin'],
  [/^subheadline/, 'Nachbarn stellen sich an die Maschine, die Agentur reicht Papier.'],
  [
    /^lead/,
    'Das Haus in Berlin öffnet am 12. Oktober um 18 Uhr seine Werkstatt - wer kommt, druckt "selbst".',
  ],
  [/^alt/, 'Plakat: drei Kreise, die einander überdecken.'],
];

const ENGLISH: Words = [
  [/^metaTitle/, 'SFF Berlin invites you to an open proof – SFF'],
  [
    /^metaDescription/,
    'On 12 October 2026 the Berlin house opens its print workshop: an evening with three colours, two machines and soup.',
  ],
  [/^title/, 'Berlin prints in the open'],
  [/^subheadline/, 'Neighbours step up to the machine, the agency hands out paper.'],
  [/^lead/, 'The Berlin house opens its workshop on 12 October at 6 pm - whoever comes prints "by hand".'],
  [/^alt/, 'Poster: three circles that cover one another.'],
];

/** Composes a new press release in German and English in the open tool and saves it under an id. */
export async function walk(person: Person, id: string): Promise<Stop[]> {
  const { page, effort } = person;
  const start = performance.now();
  const stops: Stop[] = [];
  const stop = (name: string) =>
    stops.push({ name, effort: { ...effort }, seconds: (performance.now() - start) / 1000 });
  const button = (name: string | RegExp) =>
    page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();
  const field = (name: RegExp) => page.getByLabel(name).first();
  const writeAll = async (words: Words) => {
    for (const [name, text] of words) await person.write(field(name), text);
  };

  await person.choose(page.getByLabel('Kind'), 'press');
  await person.push(button('Open'));
  await person.write(field(/^File name/), id);
  await writeAll(GERMAN);
  await person.choose(field(/^motif/), 'rings');
  stop('German fields');

  await person.addBlock('text');
  await person.write(field(/^paragraph 1/), 'Zwei Maschinen laufen bis 22 Uhr. Mitzubringen ist nichts.');
  await person.addBlock('quote');
  await person.write(page.getByLabel(/^text/).last(), 'Wer einmal verzogen hat, zieht nie wieder gerade.');
  await person.write(field(/^attribution/), 'Leitung Werkstatt, Berlin');
  stop('German blocks');

  await insertSafe(person);
  stop('typography');

  await person.push(button('Add English'));
  await writeAll(ENGLISH);
  await person.write(field(/^paragraph 1/), 'Two machines run until 10 pm. There is nothing to bring.');
  await person.write(page.getByLabel(/^text/).last(), 'Misregister once and you never pull straight again.');
  await person.write(field(/^attribution/), 'Head of workshop, Berlin');
  await insertSafe(person);
  stop('English');

  await person.save();
  await compared(page);
  await person.push(button('Write 2 files'));
  await page.getByText(/^Written:/).waitFor();
  stop('saved');
  return stops;
}

async function insertSafe(person: Person): Promise<void> {
  const { page } = person;
  await page.getByRole('tab', { name: /^Typography \([1-9]/ }).waitFor();
  await person.show(/^Typography/);
  await person.push(page.getByRole('button', { name: /^Insert all .* safe/ }));
  await page.getByRole('tab', { name: 'Typography (0)' }).waitFor();
}

/** Waits for the comparison. Throws with the messages if the page cannot be saved. */
async function compared(page: Page): Promise<void> {
  await page
    .getByText(/let it pass|do not let|cannot be saved/)
    .first()
    .waitFor();
  if (await page.getByRole('button', { name: 'Write 2 files' }).isVisible()) return;
  throw new Error(
    `The page was not saved:\n${await page.getByRole('tabpanel', { name: 'Save' }).innerText()}`,
  );
}
