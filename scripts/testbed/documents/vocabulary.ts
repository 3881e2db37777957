import type { Department } from '../../../src/config/jobOptions';
import type { PageMotif, PlateSet } from '../../../src/config/posters';
import type { Dice } from './dice';

/** Subject of the sentences of one document. */
export interface Subject {
  /** Name of the fictional client. */
  client: string;
  /** City of the house that did the work. */
  city: string;
  dice: Dice;
}

/** A sentence with random parts. */
export type Sentence = (subject: Subject) => string;

/** Phrases of generated documents in one language; `roles` are in the order of `ROLE_DEPARTMENTS`. */
export interface Phrases {
  /** Complete sentences of running text. */
  sentences: readonly Sentence[];
  headings: readonly string[];
  /** Headlines of cases and releases; the number makes each one unique. */
  headlines: readonly ((number: string) => string)[];
  statements: readonly string[];
  /** Labels and values of facts. */
  facts: readonly (readonly [label: string, value: (dice: Dice) => string])[];
  /** Captions of numerals. */
  captions: readonly string[];
  attributions: readonly string[];
  credits: readonly string[];
  creditValues: readonly string[];
  disciplines: readonly string[];
  roles: readonly string[];
  tasks: readonly string[];
  profile: readonly string[];
  offer: readonly string[];
  hiringSteps: readonly (readonly [title: string, text: string])[];
  motifs: Readonly<Record<PageMotif, string>>;
  grounds: Readonly<Record<PlateSet, string>>;
  cities: Readonly<Record<string, string>>;
  /** Sentences for a particular field. */
  fixed: {
    metaDescription: (client: string, city: string, number: string) => string;
    releaseDescription: (client: string, city: string, number: string) => string;
    jobDescription: (role: string, city: string, pay: string, id: number) => string;
    caseLead: (client: string, number: string) => string;
    releaseSubheadline: (client: string, city: string) => string;
    jobTitle: (role: string, city: string, id: number) => string;
    alt: (motif: string, ground: string) => string;
    see: string;
    period: (year: number) => string;
    pressContact: string;
    pressRole: string;
    recruiting: string;
    minimumPay: (pay: string) => string;
  };
}

const FIRST = [
  'Dachs',
  'Distel',
  'Filz',
  'Hagel',
  'Knopf',
  'Kork',
  'Kreide',
  'Laternen',
  'Mumpitz',
  'Murmel',
  'Pfützen',
  'Quitten',
  'Rüben',
  'Schnipsel',
  'Trichter',
  'Wackel',
  'Ziegel',
  'Zwirn',
];
const SECOND = ['bogen', 'bund', 'gilde', 'kontor', 'lager', 'reihe', 'schuppen', 'stube', 'takt', 'zunft'];

/** Names of fictional clients. */
export const CLIENTS: readonly string[] = FIRST.flatMap((first) => SECOND.map((second) => first + second));

/** Departments of the roles, in the order of `Phrases.roles`. */
export const ROLE_DEPARTMENTS = [
  'strategy',
  'copy',
  'art',
  'motion',
  'account',
  'project',
  'engineering',
  'data',
  'reputation',
  'commerce',
  'live',
  'sounds',
] as const satisfies readonly Department[];
