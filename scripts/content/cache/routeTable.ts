import type { TemplateName } from '../../../src/content/view';
import { type Sections, toAscii } from './cacheFile';
import { shortContentHash } from './fileCache';

/** Data of a route that can be kept without resolving it again. */
export interface RouteFacts {
  path: string;
  /** Changes with everything rendered from the route. */
  hash: string;
  template: TemplateName;
  /** Hashes of the query data the page needs. */
  queries: readonly string[];
  /** Names of all inputs it was resolved from (see `Recorder`). */
  questions: readonly string[];
  /** Media it shows, as lines for `routeMedia`. */
  media: readonly string[];
}

/** A route; `questions` and `media` are indexes into the shared tables. */
interface Row {
  hash: string;
  template: TemplateName;
  queries: string;
  questions: readonly number[];
  media: readonly number[];
  line: string | undefined;
}

type Line = [path: string, hash: string, template: TemplateName, queries: string, number[], number[]];

/** A list of distinct strings, addressed by index. */
class StringTable {
  readonly all: string[];
  #positions: Map<string, number> | undefined;

  constructor(all: readonly string[] = []) {
    this.all = [...all];
  }

  positionOf(text: string): number {
    this.#positions ??= new Map(this.all.map((known, index) => [known, index]));
    let position = this.#positions.get(text);
    if (position === undefined) {
      position = this.all.push(text) - 1;
      this.#positions.set(text, position);
    }
    return position;
  }
}

/** The answer in short, single-line form for storing and comparing; long ones are hashed. */
function shortAnswer(answer: string | undefined): string {
  if (answer === undefined) return '';
  return answer.length <= 40 && /^[\x20-\x7e]*$/.test(answer) ? answer : shortContentHash(answer);
}

/** The question for the cards of all published pages; always the first in the table. */
const CARDS = 'cards';

/** Questions about lists, which are slow to sort; their answers depend only on these cards. */
const ABOUT_CARDS = /^(openJobs|openJobCount|similarJobs|isTitleShared|olderReleases|listed|locations) /;

const SECTION_NAMES = ['questions', 'answers', 'media', 'routes'] as const;

/** If the tables exceed the used entries by this factor, they are rewritten without the unused ones. */
const WASTE = 2;

/** The routes of the previous run, and which of them are unchanged. */
export class RouteTable {
  readonly #old = new Map<string, Row>();
  readonly #rows = new Map<string, Row>();
  readonly #questions: StringTable;
  readonly #media: StringTable;
  readonly #answers: string[];
  readonly #sections: Sections;
  #isCompared = false;
  #isFresh: boolean[] = [];
  #ask: (question: string) => string | undefined = () => undefined;
  #isChanged = false;

  constructor(sections: Sections = new Map()) {
    this.#sections = new Map(
      SECTION_NAMES.flatMap((name) => {
        const lines = sections.get(name);
        return lines ? [[name, lines]] : [];
      }),
    );
    this.#questions = new StringTable(sections.get('questions') ?? [CARDS]);
    this.#answers = [...(sections.get('answers') ?? [])];
    this.#media = new StringTable(sections.get('media'));
    for (const line of sections.get('routes') ?? []) {
      const [path, hash, template, queries, questions, media] = JSON.parse(line) as Line;
      this.#old.set(path, { hash, template, queries, questions, media, line });
    }
  }

  /** Compares the answers to all questions of the previous run; after that, `keep` returns the unchanged routes. */
  compare(ask: (question: string) => string | undefined): void {
    this.#ask = ask;
    this.#isCompared = true;
    const areCardsSame = shortAnswer(ask(CARDS)) === this.#answers[0];
    this.#isFresh = this.#questions.all.map(
      (question, index) =>
        (areCardsSame && ABOUT_CARDS.test(question)) || shortAnswer(ask(question)) === this.#answers[index],
    );
  }

  /** Returns a route of the previous run if none of its inputs has changed. */
  keep(path: string): Pick<RouteFacts, 'hash' | 'template' | 'queries'> | undefined {
    const row = this.#old.get(path);
    if (!row?.questions.every((position) => this.#isFresh[position])) return undefined;
    this.#rows.set(path, row);
    return { hash: row.hash, template: row.template, queries: row.queries.split(' ') };
  }

  /** Adds a route resolved in this run. */
  add({ path, hash, template, queries, questions, media }: RouteFacts): void {
    this.#rows.set(path, {
      hash,
      template,
      queries: queries.join(' '),
      questions: questions.map((question) => this.#questions.positionOf(toAscii(question))),
      media: media.map((line) => this.#media.positionOf(toAscii(line))),
      line: undefined,
    });
    this.#isChanged = true;
  }

  /** Media shown by a route of this run. */
  mediaOf(path: string): string[] {
    return (this.#rows.get(path)?.media ?? []).map((position) => this.#media.all[position] ?? '');
  }

  /** Media shown by all routes of this run, without duplicates. */
  allMedia(): string[] {
    const isUsed = new Uint8Array(this.#media.all.length);
    for (const { media } of this.#rows.values()) for (const position of media) isUsed[position] = 1;
    return this.#media.all.filter((_, position) => isUsed[position] === 1);
  }

  /**
   * True if the sections differ from those the table was loaded from. Always false in runs that did not get as far as
   * routes.
   */
  get isChanged(): boolean {
    return this.#isCompared && (this.#isChanged || this.#rows.size !== this.#old.size);
  }

  sections(): Sections {
    if (!this.isChanged) return this.#sections;
    const used = new Set([...this.#rows.values()].flatMap(({ questions }) => questions));
    const isWasteful =
      this.#questions.all.length > used.size * WASTE ||
      this.#media.all.length > this.allMedia().length * WASTE;
    if (isWasteful) return this.#compacted().sections();
    const routes = [...this.#rows].map(
      ([path, { hash, template, queries, questions, media, line }]) =>
        line ?? JSON.stringify([path, hash, template, queries, [...questions], [...media]] satisfies Line),
    );
    const answers = this.#questions.all.map((question, index) =>
      this.#isFresh[index] ? (this.#answers[index] ?? '') : shortAnswer(this.#ask(question)),
    );
    return new Map([
      ['questions', this.#questions.all],
      ['answers', answers],
      ['media', this.#media.all],
      ['routes', routes],
    ]);
  }

  /** The same routes, without unused questions and media. */
  #compacted(): RouteTable {
    const table = new RouteTable();
    table.compare(this.#ask);
    for (const [path, row] of this.#rows) {
      table.add({
        path,
        hash: row.hash,
        template: row.template,
        queries: row.queries.split(' '),
        questions: row.questions.map((position) => this.#questions.all[position] ?? ''),
        media: this.mediaOf(path),
      });
    }
    return table;
  }
}
