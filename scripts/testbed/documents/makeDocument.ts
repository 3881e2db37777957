import { PAGE_MOTIFS } from '../../../src/config/posters';
import { slugOf } from '../../../src/lib/slugOf';
import { ROLE_DEPARTMENTS } from './vocabulary';
import {
  cityOf,
  documentId,
  type Facts,
  factsOf,
  type GeneratedKind,
  type GeneratedLocale,
  paragraphOf,
  pathOf,
  PHRASES,
  posterOf,
  subjectOf,
  type ExistingIds,
  textBlocks,
  written,
} from './pageParts';
import { createDice, type Dice } from './dice';

/** A generated page in all its languages. */
export interface GeneratedDocument {
  kind: GeneratedKind;
  id: string;
  page: Record<GeneratedLocale, Record<string, unknown>>;
}

type MakePage = (locale: GeneratedLocale) => Record<string, unknown>;

const headlineOf = (locale: GeneratedLocale, { number, index }: Facts): string => {
  const { headlines } = PHRASES[locale];
  return (headlines[index % headlines.length] ?? String)(written(locale, number));
};

function makeCase(seed: string, facts: Facts, dice: Dice, existing: ExistingIds): MakePage {
  const year = Number(facts.date.slice(0, 4));
  const units = dice.some(existing.units, dice.int(1, 3));
  const disciplines = dice.some([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], dice.int(2, 3));
  const picture = { motif: dice.pick(PAGE_MOTIFS), set: facts.set, client: facts.client };
  const nextCase = facts.index === 0 ? existing.case : documentId(seed, 'cases', facts.index - 1);
  return (locale) => {
    const phrases = PHRASES[locale];
    const { fixed } = phrases;
    const subject = subjectOf(seed, facts, locale);
    const title = headlineOf(locale, facts);
    const [first, second, third, ...rest] = textBlocks(phrases, subject, facts.links, 5);
    return {
      path: pathOf(locale, { de: 'work', en: 'work' }, facts.id),
      titleNavigation: facts.client,
      metaTitle: `${facts.client}: ${title} – SFF`,
      metaDescription: fixed.metaDescription(facts.client, subject.city, written(locale, facts.number)),
      theme: facts.index % 5 === 0 ? 'dark' : 'light',
      title,
      date: facts.date,
      client: facts.client,
      disciplines: disciplines.map((at) => phrases.disciplines[at]),
      year,
      period: fixed.period(year),
      units,
      locations: [facts.location],
      lead: fixed.caseLead(facts.client, written(locale, facts.number)),
      poster: posterOf(phrases, facts),
      blocks: [
        { ...first, pass: 'problem' },
        { type: 'statement', pass: 'work', text: subject.dice.pick(phrases.statements) },
        second,
        { type: 'image', ...posterOf(phrases, picture) },
        {
          type: 'facts',
          items: subject.dice
            .some(phrases.facts, 4)
            .map(([label, value]) => ({ label, value: value(subject.dice) })),
        },
        third,
        {
          type: 'quote',
          text: subject.dice.pick(phrases.statements),
          attribution: subject.dice.pick(phrases.attributions),
        },
        {
          type: 'figures',
          pass: 'result',
          items: subject.dice
            .some(phrases.captions, 3)
            .map((caption) => ({ value: String(subject.dice.int(2, 99)), caption })),
        },
        ...rest,
      ],
      credits: phrases.credits.map((role) => ({ role, value: subject.dice.pick(phrases.creditValues) })),
      nextCase,
    };
  };
}

function makeRelease(seed: string, facts: Facts): MakePage {
  return (locale) => {
    const phrases = PHRASES[locale];
    const { fixed } = phrases;
    const subject = subjectOf(seed, facts, locale);
    const title = headlineOf(locale, facts);
    const [first, second, ...rest] = textBlocks(phrases, subject, facts.links, 5);
    return {
      path: pathOf(locale, { de: 'presse', en: 'press' }, facts.id),
      metaTitle: `${facts.client} – ${title} – SFF`,
      metaDescription: fixed.releaseDescription(facts.client, subject.city, written(locale, facts.number)),
      theme: 'light',
      title,
      date: facts.date,
      place: subject.city,
      subheadline: fixed.releaseSubheadline(facts.client, subject.city),
      lead: paragraphOf(phrases, subject, 3),
      poster: posterOf(phrases, facts),
      blocks: [
        first,
        {
          type: 'list',
          heading: phrases.headings[facts.index % phrases.headings.length],
          items: subject.dice
            .some(phrases.facts, 4)
            .map(([label, value]) => ({ title: label, text: value(subject.dice) })),
        },
        second,
        {
          type: 'quote',
          text: subject.dice.pick(phrases.statements),
          attribution: subject.dice.pick(phrases.attributions),
        },
        ...rest,
        {
          type: 'contact',
          heading: fixed.pressContact,
          role: fixed.pressRole,
          email: 'presse@sff.example',
          phone: '+49 30 23125 140',
        },
      ],
    };
  };
}

function makePay(location: string, dice: Dice) {
  const thousands = dice.int(42, 78);
  if (location === 'wien') {
    const min = thousands * 60;
    return { min, currency: 'EUR', period: 'MONTH', paymentsPerYear: 14, overpayment: true };
  }
  const currency = location === 'zuerich' ? 'CHF' : 'EUR';
  return { min: thousands * 1000, max: (thousands + 8) * 1000, currency, period: 'YEAR' };
}

function makeJob(seed: string, facts: Facts, dice: Dice, existing: ExistingIds): MakePage {
  const role = dice.int(0, ROLE_DEPARTMENTS.length - 1);
  const pay = makePay(facts.location, dice);
  const shared = {
    unit: dice.pick(existing.unitsAt[facts.location] ?? existing.units),
    department: ROLE_DEPARTMENTS[role],
    locations: [facts.location],
    workplace: dice.pick(['onsite', 'hybrid']),
    employmentType: dice.some(['FULL_TIME', 'PART_TIME'], dice.int(1, 2)),
    hoursPerWeek: { min: dice.pick([25, 32, 38]), max: 38 },
    level: dice.pick(['junior', 'mid', 'senior', 'lead']),
    publishedAt: facts.date,
    ...(facts.index % 4 === 0 ? { validThrough: `20${dice.int(28, 39)}-12-31` } : {}),
  };
  const teamSize = dice.int(2, 24);
  return (locale) => {
    const phrases = PHRASES[locale];
    const { fixed } = phrases;
    const subject = subjectOf(seed, facts, locale);
    const title = phrases.roles[role] ?? '';
    const name = title.replaceAll('\u00ad', '');
    const slug = `${slugOf(name)}-${facts.id}`;
    const amount = `${written(locale, pay.min)}\u00a0${pay.currency}`;
    return {
      path: pathOf(locale, { de: 'jobs', en: 'jobs' }, slug),
      metaTitle: fixed.jobTitle(name, subject.city, Number(facts.id)),
      metaDescription: fixed.jobDescription(name, subject.city, amount, Number(facts.id)),
      title,
      slug,
      ...shared,
      salary: pay.overpayment ? { ...pay, note: fixed.minimumPay(amount) } : pay,
      intro: paragraphOf(phrases, subject, 4),
      tasks: [...phrases.tasks.slice(0, -1), paragraphOf(phrases, subject, 1), phrases.tasks.at(-1)],
      profile: phrases.profile,
      offer: phrases.offer,
      teamSize,
      hiringSteps: phrases.hiringSteps.map(([heading, text]) => ({ title: heading, text })),
      contact: { role: fixed.recruiting, email: 'jobs@sff.example', phone: '+49 30 23125 130' },
      poster: posterOf(phrases, { ...facts, client: cityOf(locale, facts.location) }),
    };
  };
}

/** Generates a document of a kind in both languages; equal arguments give equal documents. */
export function makeDocument(
  seed: string,
  kind: GeneratedKind,
  index: number,
  existing: ExistingIds,
): GeneratedDocument {
  const { facts, dice } = factsOf(seed, kind, index, existing);
  const own = createDice(`${seed}:${facts.id}:${dice.int(0, 1_000_000)}`);
  const makers: Record<GeneratedKind, () => MakePage> = {
    cases: () => makeCase(seed, facts, own, existing),
    press: () => makeRelease(seed, facts),
    jobs: () => makeJob(seed, facts, own, existing),
  };
  const make = makers[kind]();
  return { kind, id: facts.id, page: { de: make('de'), en: make('en') } };
}
