import type { TemplateName } from '../../../src/content/view';
import { hashOfBytes } from '../../lib/hashOfBytes';
import { CARDS } from '../resolve/dependencies';
import type { Recorder } from '../resolve/recorder';
import { type Sections, toAscii } from './cacheFile';

/** Data of a route that can be kept without resolving it again. */
export interface RouteFacts {
  path: string;
  /** Changes with everything rendered from the route. */
  hash: string;
  template: TemplateName;
  /** Hashes of the query data the page needs. */
  queries: readonly string[];
  /** Everything it was resolved from, as recorded by `Recorder`. */
  dependencies: readonly string[];
  /** Media it shows, as lines for `routeMedia`. */
  media: readonly string[];
}

/** A route; `dependencies` and `media` are indexes into the shared tables. */
interface Row {
  hash: string;
  template: TemplateName;
  queries: string;
  dependencies: readonly number[];
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

/** A fingerprint in short, single-line form for storing and comparing; long ones are hashed. */
function shortened(fingerprint: string | undefined): string | undefined {
  if (fingerprint === undefined) return undefined;
  return fingerprint.length <= 40 && /^[\x20-\x7e]*$/.test(fingerprint)
    ? fingerprint
    : hashOfBytes(fingerprint);
}

const SECTION_NAMES = ['dependencies', 'fingerprints', 'media', 'routes'] as const;

/** If the tables exceed the used entries by this factor, they are rewritten without the unused ones. */
const WASTE = 2;

/** The routes of the previous run, and which of them are unchanged. */
export class RouteTable {
  readonly #old = new Map<string, Row>();
  readonly #rows = new Map<string, Row>();
  readonly #dependencies: StringTable;
  readonly #media: StringTable;
  readonly #fingerprints: readonly string[];
  readonly #sections: Sections;
  #isFresh: boolean[] = [];
  #recorder: Recorder | undefined;
  #isChanged = false;

  constructor(sections: Sections = new Map()) {
    this.#sections = new Map(
      SECTION_NAMES.flatMap((name) => {
        const lines = sections.get(name);
        return lines ? [[name, lines]] : [];
      }),
    );
    this.#dependencies = new StringTable(sections.get('dependencies') ?? [CARDS]);
    this.#fingerprints = sections.get('fingerprints') ?? [];
    this.#media = new StringTable(sections.get('media'));
    for (const line of sections.get('routes') ?? []) {
      const [path, hash, template, queries, dependencies, media] = JSON.parse(line) as Line;
      this.#old.set(path, { hash, template, queries, dependencies, media, line });
    }
  }

  /** Compares the fingerprints of all dependencies of the previous run; after that, `keep` returns the unchanged routes. */
  compare(recorder: Recorder): void {
    this.#recorder = recorder;
    const isSame = (dependency: string, index: number) =>
      shortened(recorder.fingerprint(dependency)) === this.#fingerprints[index];
    const areCardsSame = isSame(CARDS, 0);
    this.#isFresh = this.#dependencies.all.map(
      (dependency, index) =>
        (areCardsSame && recorder.isMadeOfCards(dependency)) || isSame(dependency, index),
    );
  }

  /** Returns a route of the previous run if none of its dependencies has changed. */
  keep(path: string): Pick<RouteFacts, 'hash' | 'template' | 'queries'> | undefined {
    const row = this.#old.get(path);
    if (!row?.dependencies.every((position) => this.#isFresh[position])) return undefined;
    this.#rows.set(path, row);
    return { hash: row.hash, template: row.template, queries: row.queries.split(' ') };
  }

  /** Adds a route resolved in this run. */
  add({ path, hash, template, queries, dependencies, media }: RouteFacts): void {
    this.#rows.set(path, {
      hash,
      template,
      queries: queries.join(' '),
      dependencies: dependencies.map((dependency) => this.#dependencies.positionOf(toAscii(dependency))),
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
    return this.#recorder !== undefined && (this.#isChanged || this.#rows.size !== this.#old.size);
  }

  sections(): Sections {
    if (!this.isChanged) return this.#sections;
    const used = new Set([...this.#rows.values()].flatMap(({ dependencies }) => dependencies));
    const isWasteful =
      this.#dependencies.all.length > used.size * WASTE ||
      this.#media.all.length > this.allMedia().length * WASTE;
    if (isWasteful) return this.#compacted().sections();
    const routes = [...this.#rows].map(
      ([path, { hash, template, queries, dependencies, media, line }]) =>
        line ?? JSON.stringify([path, hash, template, queries, [...dependencies], [...media]] satisfies Line),
    );
    const fingerprints = this.#dependencies.all.map(
      (dependency, index) =>
        (this.#isFresh[index]
          ? this.#fingerprints[index]
          : shortened(this.#recorder?.fingerprint(dependency))) ?? '',
    );
    return new Map([
      ['dependencies', this.#dependencies.all],
      ['fingerprints', fingerprints],
      ['media', this.#media.all],
      ['routes', routes],
    ]);
  }

  /** The same routes, without unused dependencies and media. */
  #compacted(): RouteTable {
    const table = new RouteTable();
    if (this.#recorder) table.compare(this.#recorder);
    for (const [path, row] of this.#rows) {
      table.add({
        path,
        hash: row.hash,
        template: row.template,
        queries: row.queries.split(' '),
        dependencies: row.dependencies.map((position) => this.#dependencies.all[position] ?? ''),
        media: this.mediaOf(path),
      });
    }
    return table;
  }
}
