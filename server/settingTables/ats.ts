import { origin, type Setting, text } from './setting';

const KEYS = ['INTAKE_GREENHOUSE_KEY', 'INTAKE_PERSONIO_TOKEN', 'INTAKE_LEVER_KEY'] as const;

const key = text('as issued by the vendor, without spaces', /^[\x21-\x7e]*$/);

/** Settings of the applicant tracking systems to which applications may be passed on. */
export const ats = {
  atsJobs: {
    name: 'INTAKE_ATS_JOBS',
    fallback: '',
    meaning: 'the file that maps our jobs to those in the applicant tracking system',
    ...text('a JSON file as described below'),
    needsOneOf: KEYS,
  },
  greenhouseKey: {
    name: 'INTAKE_GREENHOUSE_KEY',
    fallback: '',
    meaning: 'the Job Board API key for passing applications on to Greenhouse, by default none',
    ...key,
    isSecret: true,
    needs: ['INTAKE_GREENHOUSE_BOARD', 'INTAKE_ATS_JOBS'],
  },
  greenhouseBoard: {
    name: 'INTAKE_GREENHOUSE_BOARD',
    fallback: '',
    meaning: 'the token of the Greenhouse job board',
    ...text('letters, digits, hyphens and underscores', /^[\w-]*$/),
    needs: ['INTAKE_GREENHOUSE_KEY', 'INTAKE_ATS_JOBS'],
  },
  greenhouseUrl: {
    name: 'INTAKE_GREENHOUSE_URL',
    fallback: 'https://boards-api.greenhouse.io',
    meaning: 'the address of the Job Board API',
    ...origin,
    needs: ['INTAKE_GREENHOUSE_KEY'],
  },
  personioToken: {
    name: 'INTAKE_PERSONIO_TOKEN',
    fallback: '',
    meaning: 'the recruiting API token for passing applications on to Personio, by default none',
    ...key,
    isSecret: true,
    needs: ['INTAKE_PERSONIO_COMPANY', 'INTAKE_ATS_JOBS'],
  },
  personioCompany: {
    name: 'INTAKE_PERSONIO_COMPANY',
    fallback: '',
    meaning: 'the id of the company at Personio',
    ...text('digits', /^\d{0,12}$/),
    needs: ['INTAKE_PERSONIO_TOKEN', 'INTAKE_ATS_JOBS'],
  },
  personioUrl: {
    name: 'INTAKE_PERSONIO_URL',
    fallback: 'https://api.personio.de',
    meaning: 'the address of the recruiting API',
    ...origin,
    needs: ['INTAKE_PERSONIO_TOKEN'],
  },
  leverKey: {
    name: 'INTAKE_LEVER_KEY',
    fallback: '',
    meaning: 'the API key for passing applications on to Lever, by default none',
    ...key,
    isSecret: true,
    needs: ['INTAKE_LEVER_USER', 'INTAKE_ATS_JOBS'],
  },
  leverUser: {
    name: 'INTAKE_LEVER_USER',
    fallback: '',
    meaning: 'the id of the Lever user in whose name applications are entered',
    ...text('an id as Lever shows it, letters, digits and hyphens', /^[\w-]{0,64}$/),
    needs: ['INTAKE_LEVER_KEY', 'INTAKE_ATS_JOBS'],
  },
  leverUrl: {
    name: 'INTAKE_LEVER_URL',
    fallback: 'https://api.lever.co',
    meaning: 'the address of the Lever API, https://api.eu.lever.co for European accounts',
    ...origin,
    needs: ['INTAKE_LEVER_KEY'],
  },
} satisfies Record<string, Setting>;
