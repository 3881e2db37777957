import { setting } from './setting';

const parseOrigin = (text: string) =>
  /^https?:\/\/[^/?#@\s]+$/i.test(text) && URL.canParse(text) ? new URL(text).origin : undefined;
const parseText = (text: string) => text;
const parseToken = (text: string) => (/^[\x21-\x7e]*$/.test(text) ? text : undefined);

const KEY = 'characters without blanks, as the vendor gives it';
const ORIGIN = 'http:// or https:// with a host and perhaps a port, without a path';

/** Settings of the applicant tracking systems that applications may be passed on to. */
export const atsSettingTable = {
  atsJobs: setting({
    name: 'INTAKE_ATS_JOBS',
    fallback: '',
    meaning: 'the file that says which of our jobs is which in the applicant tracking system',
    allowed: 'a JSON file as described below',
    parse: parseText,
  }),
  greenhouseKey: setting({
    name: 'INTAKE_GREENHOUSE_KEY',
    fallback: '',
    meaning: 'the Job Board API key with which applications go to Greenhouse, by default none go there',
    allowed: `${KEY}; it needs INTAKE_GREENHOUSE_BOARD and INTAKE_ATS_JOBS`,
    parse: parseToken,
    isSecret: true,
  }),
  greenhouseBoard: setting({
    name: 'INTAKE_GREENHOUSE_BOARD',
    fallback: '',
    meaning: 'the token of the Greenhouse job board',
    allowed: 'letters, digits, hyphens and underscores',
    parse: (text) => (/^[\w-]*$/.test(text) ? text : undefined),
  }),
  greenhouseUrl: setting({
    name: 'INTAKE_GREENHOUSE_URL',
    fallback: 'https://boards-api.greenhouse.io',
    meaning: 'the address of the Job Board API',
    allowed: ORIGIN,
    parse: parseOrigin,
  }),
  personioToken: setting({
    name: 'INTAKE_PERSONIO_TOKEN',
    fallback: '',
    meaning: 'the recruiting API token with which applications go to Personio, by default none go there',
    allowed: `${KEY}; it needs INTAKE_PERSONIO_COMPANY and INTAKE_ATS_JOBS`,
    parse: parseToken,
    isSecret: true,
  }),
  personioCompany: setting({
    name: 'INTAKE_PERSONIO_COMPANY',
    fallback: '',
    meaning: 'the id of the company at Personio',
    allowed: 'digits',
    parse: (text) => (/^\d{0,12}$/.test(text) ? text : undefined),
  }),
  personioUrl: setting({
    name: 'INTAKE_PERSONIO_URL',
    fallback: 'https://api.personio.de',
    meaning: 'the address of the recruiting API',
    allowed: ORIGIN,
    parse: parseOrigin,
  }),
  leverKey: setting({
    name: 'INTAKE_LEVER_KEY',
    fallback: '',
    meaning: 'the API key with which applications go to Lever, by default none go there',
    allowed: `${KEY}; it needs INTAKE_LEVER_USER and INTAKE_ATS_JOBS`,
    parse: parseToken,
    isSecret: true,
  }),
  leverUser: setting({
    name: 'INTAKE_LEVER_USER',
    fallback: '',
    meaning: 'the id of the Lever user in whose name applications are entered',
    allowed: 'an id as Lever shows it, letters, digits and hyphens',
    parse: (text) => (/^[\w-]{0,64}$/.test(text) ? text : undefined),
  }),
  leverUrl: setting({
    name: 'INTAKE_LEVER_URL',
    fallback: 'https://api.lever.co',
    meaning: 'the address of the Lever API, https://api.eu.lever.co for European accounts',
    allowed: ORIGIN,
    parse: parseOrigin,
  }),
};

/** Values of the settings, those that are allowed. */
type AtsValues = Partial<Record<keyof typeof atsSettingTable, unknown>>;

/** By the setting that switches a vendor on, what else it needs. */
const NEEDED = {
  greenhouseKey: ['greenhouseBoard', 'atsJobs'],
  personioToken: ['personioCompany', 'atsJobs'],
  leverKey: ['leverUser', 'atsJobs'],
} as const;

/** One sentence for each setting that is missing beside another. */
export function missingAtsSettings(values: AtsValues): string[] {
  return (Object.keys(NEEDED) as (keyof typeof NEEDED)[]).flatMap((key) =>
    values[key]
      ? NEEDED[key]
          .filter((other) => values[other] === '')
          .map((other) => {
            const { name, meaning, allowed } = atsSettingTable[other];
            const cause = atsSettingTable[key].name;
            return `${name} is missing, ${meaning}: with ${cause} it must be ${allowed}.`;
          })
      : [],
  );
}
