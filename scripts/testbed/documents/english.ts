import type { Dice } from './dice';
import type { Phrases, Sentence } from './vocabulary';

const number = (value: number) => value.toLocaleString('en-GB');

const WHEN: readonly ((dice: Dice) => string)[] = [
  (dice) => `On ${dice.pick(['Monday', 'Tuesday', 'Wednesday', 'Thursday'])} at ${dice.int(6, 11)}`,
  (dice) => `In ${dice.pick(['February', 'April', 'June', 'September', 'November'])}`,
  (dice) => `After ${dice.int(3, 190)} days`,
  (dice) => `In week ${dice.int(2, 40)}`,
  () => 'Before the first proof',
  (dice) => `Between draft ${dice.int(2, 9)} and draft ${dice.int(10, 30)}`,
];
const VERBS = ['counted', 'checked', 'sorted', 'rejected', 'collected', 'compared', 'noted', 'cut'];
const OBJECTS: readonly ((dice: Dice) => string)[] = [
  (dice) => `${number(dice.int(12, 4_800))} letters`,
  (dice) => `${number(dice.int(3, 90))} drafts`,
  () => 'every receipt one by one',
  () => 'the labels of the whole shelf',
  () => 'all the questions people ask on the phone',
  (dice) => `${number(dice.int(20, 900))} signs`,
  () => 'the words on the back of the pack',
  (dice) => `${number(dice.int(5, 60))} conversations`,
];
const TAILS = [
  '',
  ' and left the result alone for a week',
  ' without a single slide',
  ' and wrote the reason beside it',
  ', this time with the sales team at the table',
  ' and then started again',
];
const TEAMS = ['the team in', 'strategy in', 'a colleague from', 'the workshop in', 'the night shift in'];

const sentences: readonly Sentence[] = [
  ({ city, dice }) =>
    `${dice.pick(WHEN)(dice)}, ${dice.pick(TEAMS)} ${city} ${dice.pick(VERBS)} ${dice.pick(OBJECTS)(dice)}${dice.pick(TAILS)}.`,
  ({ client, dice }) =>
    `${dice.pick(WHEN)(dice)}, ${client} ${dice.pick(VERBS)} ${dice.pick(OBJECTS)(dice)}${dice.pick(TAILS)}.`,
  ({ client, dice }) =>
    `${client} wanted to be ${dice.pick(['louder', 'younger', 'cheaper', 'faster', 'quieter'])}, ${dice.pick(['and became more precise instead', 'and we asked for whom', 'until somebody asked why', 'and in the end stayed as it was'])}.`,
  ({ dice }) =>
    `Of ${number(dice.int(40, 900))} ${dice.pick(['ideas', 'lines', 'sketches', 'proposals'])}, ${dice.int(2, 9)} are left; the rest ${dice.pick(['hang in the stairwell', 'had been done before', 'sounded like advertising', 'lie in a drawer'])}.`,
  ({ dice }) =>
    `The figure behind it: ${number(dice.int(11, 99_000))} ${dice.pick(['visits', 'calls', 'parcels', 'hours', 'kilometres'])} in ${dice.int(2, 24)} months, counted ${dice.pick(['by hand', 'at the door', 'in the warehouse', 'by the customers themselves'])}.`,
  ({ dice }) =>
    `Anyone who ${dice.pick(['is in a hurry', 'asks twice', 'stands at the counter', 'turns the pack over', 'calls late'])} ${dice.pick(['gets a short answer', 'finds the price first', 'reads a single sentence', 'has nothing left to fill in', 'hears no music any more'])}.`,
  ({ city, dice }) =>
    `In ${city} ${dice.pick(['the result hangs beside the lift', 'the prototype still stands in the corridor', 'they reckon with it to this day', 'there is a cupboard for it'])}; ${dice.int(2, 14)} copies have been ${dice.pick(['lent', 'given away', 'lost'])}.`,
  ({ client, dice }) =>
    `${dice.int(2, 9)} out of ${dice.int(10, 30)} people ${dice.pick(['mistook', 'knew', 'missed', 'liked'])} ${client}, which ${dice.pick(['was the brief', 'stood in no brief', 'surprised nobody', 'changed the whole plan'])}.`,
];

/** English phrases of generated documents. */
export const ENGLISH: Phrases = {
  sentences,
  headings: [
    'The question',
    'What we counted',
    'The detour',
    'At the table',
    'What did not work',
    'The second proof',
    'Afterwards',
    'What it costs',
    'Who took part',
    'One sentence less',
  ],
  headlines: [
    (n) => `${n} windows and a question`,
    (n) => `${n} steps to the door`,
    (n) => `After ${n} calls it is quiet`,
    (n) => `${n} notes, one plan`,
    (n) => `The shelf has ${n} boxes`,
    (n) => `Asked ${n} times`,
  ],
  statements: [
    'What has been cut is read faster.',
    'You can simply ask.',
    'A sign explains nothing while two stand in front of it.',
    'The opposite of loud is clear.',
    'Those who count have less to claim.',
  ],
  facts: [
    ['Period', (dice) => `${dice.int(2, 24)} months`],
    ['Print run', (dice) => `${number(dice.int(200, 90_000))} copies`],
    ['Places', (dice) => `${dice.int(2, 400)} branches`],
    ['People', (dice) => `${dice.int(3, 40)} from two houses`],
    ['Paper', (dice) => `${dice.int(80, 300)} grams, uncoated`],
  ],
  captions: [
    'fewer questions',
    'more visits than the year before',
    'words on the pack',
    'days from brief to print',
    'branches take part',
  ],
  attributions: ['Head of Sales', 'Head of Product', 'Management', 'Head of Customer Service'],
  credits: ['Idea and copy', 'Design', 'Strategy', 'Production', 'Account'],
  creditValues: ['Creative', 'SFF Strategy Group', 'SFF Realisation Hub', 'Client team', 'everyone'],
  disciplines: [
    'Strategy',
    'Brand',
    'Campaigns',
    'Digital',
    'Public relations',
    'Live',
    'Sound',
    'Strategy',
    'Campaigns',
    'Digital',
  ],
  roles: [
    'Strategic Planning',
    'Copy',
    'Art Direction',
    'Motion Design',
    'Account Management',
    'Project Management',
    'Front-end Development',
    'Data Analysis',
    'Media Relations',
    'Retail Marketing',
    'Event Planning',
    'Sound Direction',
  ],
  tasks: [
    'Talk to people who use a product, and write down what they really say.',
    'Plan effort and dates for two clients, and say early what will not work.',
    'Turn twelve pages of brief into one paragraph that everybody can sign.',
    'Take drafts so far that people can argue about them.',
    'Trace each figure to its source, and cross out those that have none.',
    'Present results yourself, the awkward ones included.',
    'Work with the workshop, the studio and the editors under one roof.',
    'Follow a piece of work from the first line to the last proof.',
    'Run workshops that end with something crossed out.',
  ],
  profile: [
    'You’ve done this before: at an agency, in a company or for yourself.',
    'You explain difficult things in two sentences and without a slide.',
    'You write English at C1 or above and read German without effort.',
    'You ask before you begin, and stop when it’s finished.',
    'You can take criticism, and give the kind that helps.',
    'You’re at home with percentages, and distrust averages.',
  ],
  offer: [
    '38 hours a week; overtime is recorded and taken off within the quarter.',
    '30 days’ leave, plus 24 and 31\u00a0December.',
    '€1,500 and five days a year for whatever you want to learn.',
    'Two weeks a year in another of our houses; we pay for the journey and the room.',
    'A pay band that is public, and a step in it that stands in the contract.',
    'Two people to turn to: one for the work, one for everything else.',
  ],
  hiringSteps: [
    ['Answer', 'Within five working days, from a human being, with a next step.'],
    [
      'Interview',
      '30 minutes on video with two people from the field; you get three questions the day before.',
    ],
    ['Visit', 'Two hours in the house with the people you would sit beside. We pay for the journey.'],
    ['Decision', 'Two working days later, in writing and with every figure, or with the reason for a no.'],
  ],
  motifs: {
    sun: 'a disc of sun above bars',
    wheels: 'two overlapping wheels',
    speech: 'four speech bubbles',
    eye: 'an eye with rays',
    cups: 'a stack of cups',
    steps: 'steps against round bars',
    bite: 'a round form with a piece missing',
    rings: 'rings around two centres',
    halftone: 'a screen of dots',
    halffield: 'two half fields of dots',
    tiles: 'tiles in two colours',
    arrows: 'arrows in two directions',
    waves: 'waves over each other',
    fold: 'a folded sheet',
    checker: 'a chequered field',
    tracks: 'tracks that cross',
    sound: 'level bars',
    blocks: 'stacked blocks',
    umbrella: 'an umbrella in the rain',
    clock: 'a clock with a wedge of minutes',
    telephone: 'a telephone that rings',
    dice: 'two dice',
    parcel: 'taped parcels',
    soles: 'the prints of two soles',
    plane: 'a paper plane',
    lamp: 'a desk lamp and its light',
    fish: 'a fish against the shoal',
    loupe: 'a magnifying glass over dots',
    spotlights: 'two spotlights and a microphone',
    megaphone: 'a megaphone',
    roller: 'a paint roller on two coats',
    abacus: 'beads on rods',
    keys: 'two crossed keys',
    bell: 'the bell of a reception',
    feather: 'a feather',
    discs: 'two discs',
    marks: 'printer’s marks in a grid',
    mouth: 'open mouths in rows',
    weeks: 'a wall of weeks',
    table: 'two people at a table',
    glyph: 'a cropped character',
    type: 'a word in several rows',
  },
  grounds: {
    paper: 'on paper white',
    yellow: 'on yellow',
    blue: 'on blue',
    lime: 'on lime',
    black: 'on black',
  },
  cities: {
    berlin: 'Berlin',
    duesseldorf: 'Düsseldorf',
    frankfurt: 'Frankfurt',
    hamburg: 'Hamburg',
    stuttgart: 'Stuttgart',
    wien: 'Vienna',
    zuerich: 'Zurich',
  },
  fixed: {
    metaDescription: (client, city, n) =>
      `${client} had one question and ${n} answers. How a single sentence came of it in ${city}, and what we crossed out on the way.`,
    releaseDescription: (client, city, n) =>
      `SFF has been working for ${client} in ${city} since this month. All ${n} figures, whom to ask and the timetable are here.`,
    jobDescription: (role, city, pay, id) =>
      `${role} in ${city} (${id}): 38 hours, ${pay}, two people to turn to and two interviews before the decision.`,
    caseLead: (client, n) => `${client} came with ${n} pages of brief. One sentence is left, and it holds.`,
    releaseSubheadline: (client, city) =>
      `${client} gives the account to ${city}; the work is done together.`,
    jobTitle: (role, city, id) => `${role} in ${city} (${id}) – SFF`,
    alt: (motif, ground) => `Poster: ${motif} ${ground}.`,
    see: 'There is more about it here',
    period: (year) => `February to November ${year}`,
    pressContact: 'Press contact',
    pressRole: 'Corporate Communications',
    recruiting: 'Recruiting team',
    minimumPay: (pay) =>
      `The minimum salary for this position is ${pay} gross a month (full-time, paid 14 times a year). We are willing to pay more.`,
  },
};
