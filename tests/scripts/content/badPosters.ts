import { all, type BadCase, set } from './badCase';

const ABOUT = 'de/pages/about.json';
const NEWS = 'de/news/trainees.json';

/** Says nothing but what the mistake is about. */
const ALIKE = { code: 'alike-posters', hasPosterRules: true } as const;

/** Posters of two pages that nobody can tell apart. */
export const BAD_POSTERS: BadCase[] = [
  {
    ...ALIKE,
    mistake: 'two pages have one motif in one set',
    // The one motif that is drawn the same for every page.
    change: all(
      set(ABOUT, '/poster/motif', 'stage'),
      set(NEWS, '/poster/motif', 'stage'),
      set(NEWS, '/poster/set', 'paper'),
    ),
    file: ABOUT,
    at: '{\n    "motif"',
    pointer: '/poster',
    message: 'the poster looks like that of content-json/de/news/trainees.json',
    fix: 'give one of the two another motif, set or text',
  },
];
