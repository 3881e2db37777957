// @ts-check
/*
 * What the commands around a build can be given. Plain JavaScript without dependencies, because it is read before
 * anything is installed.
 */

/** @import { CommandLine, Option, Options } from './commandLine.mjs' */

/** Used unless an option or the environment says otherwise. */
export const DEFAULTS = {
  content: 'content-json',
  out: 'dist',
  origin: 'https://www.sff.example',
  preview: 'preview',
  report: 'translations.html',
};

/** @satisfies {Option} */
const content = {
  type: 'string',
  value: 'folder',
  meaning: `folder of the content, by default ${DEFAULTS.content}`,
};

/**
 * Options of every command that reads the content.
 * @satisfies {Options}
 */
export const CONTENT_OPTIONS = {
  content,
  origin: {
    type: 'string',
    value: 'url',
    meaning: `origin of absolute addresses, by default SITE_ORIGIN of the environment or ${DEFAULTS.origin}`,
  },
  date: {
    type: 'string',
    value: 'time',
    meaning:
      'the only clock, in Berlin: a day, which means its beginning, or a minute such as 2026-12-01T09:00; by default BUILD_DATE of the environment or now',
  },
  'strict-translations': {
    type: 'boolean',
    meaning: 'a translation whose original has changed since is an error, not a warning',
  },
};

/** @satisfies {Options} */
const BUILD_OPTIONS = {
  ...CONTENT_OPTIONS,
  out: {
    type: 'string',
    value: 'folder',
    meaning: `folder for the site alone, by default ${DEFAULTS.out}; everything else in it is deleted`,
  },
  release: { type: 'boolean', meaning: 'maximum compression, which takes much longer' },
  preview: { type: 'boolean', meaning: 'with drafts, and marked as a preview' },
};

/**
 * `npm run build`
 * @satisfies {CommandLine}
 */
export const BUILD = {
  name: 'npm run build',
  purpose: 'Validates the content and writes the site, and the server as a program that needs only Node.',
  options: BUILD_OPTIONS,
};

/**
 * `npm start`
 * @satisfies {CommandLine}
 */
export const START = {
  name: 'npm start',
  purpose: 'Installs what is missing, builds if something has changed, and serves the site.',
  options: BUILD_OPTIONS,
};

/**
 * `npm run dev`
 * @satisfies {CommandLine}
 */
export const DEV = {
  name: 'npm run dev',
  purpose: 'Serves the site on this machine with hot reload of code and content.',
  options: CONTENT_OPTIONS,
};

/**
 * `npm run preview`
 * @satisfies {CommandLine}
 */
export const PREVIEW = {
  name: 'npm run preview',
  purpose: 'Builds the site with all drafts, for a chosen time, and serves it.',
  options: {
    content,
    origin: CONTENT_OPTIONS.origin,
    date: CONTENT_OPTIONS.date,
    out: {
      type: 'string',
      value: 'folder',
      meaning: `folder for the preview alone, by default ${DEFAULTS.preview}; everything else in it is deleted`,
    },
    compare: {
      type: 'string',
      value: 'site',
      meaning: 'lists what differs from a site, which is a URL or a folder',
    },
    'no-serve': { type: 'boolean', meaning: 'ends when it is built' },
  },
};

/**
 * `npm test`
 * @satisfies {CommandLine}
 */
export const TEST = {
  name: 'npm test',
  purpose: 'Runs every check that needs nothing but npm, the fast ones first.',
  options: {
    list: { type: 'boolean', meaning: 'prints the steps with their last durations, and runs none' },
    changed: {
      type: 'string',
      value: 'commit',
      isValueOptional: true,
      meaning: 'only the steps that changes since a commit (by default main) can affect',
    },
    all: {
      type: 'boolean',
      meaning: 'also runs what is proven by key: test files, pages, stories and pictures',
    },
    order: {
      type: 'string',
      value: 'seed',
      meaning:
        'like --all, with the test files and the tests in them shuffled; the same seed gives the same order',
    },
  },
};

/**
 * What `npm run content -- --report` runs.
 * @satisfies {CommandLine}
 */
export const REPORT = {
  name: 'node scripts/translations.mjs',
  purpose: 'Writes the state of all translations to a file.',
  options: {
    content,
    out: { type: 'string', value: 'file', meaning: `file of the report, by default ${DEFAULTS.report}` },
  },
};
