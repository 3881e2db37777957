import type { Channel } from '../config/channels';
import type { TextKey } from '../generated/textKeys';
import { type ApplicationVariant, type FieldRow, type Fields, fieldsFor } from './field';
import { DOCUMENT_TYPES } from './limits';

/**
 * Every field that applicants fill in, named and ordered as on the page. Labels, markup, validation, drafts, what is
 * sent and stored, mails, exports and the parts for applicant tracking systems are derived from it.
 */
export const APPLICATION_FIELDS = {
  first_name: {
    type: 'name',
    section: 'person',
    isHalf: true,
    label: 'apply.firstName.label',
    isRequired: true,
    maxLength: 100,
    autoComplete: 'given-name',
    ats: 'candidate',
  },
  last_name: {
    type: 'name',
    section: 'person',
    isHalf: true,
    label: 'apply.lastName.label',
    isRequired: true,
    maxLength: 100,
    autoComplete: 'family-name',
    ats: 'candidate',
  },
  email: {
    type: 'email',
    section: 'person',
    label: 'apply.email.label',
    isRequired: true,
    autoComplete: 'email',
    placeholder: 'form.emailExample',
    typoQuestion: 'form.error.emailTypo',
    ats: 'candidate',
  },
  website: {
    type: 'url',
    section: 'person',
    label: 'apply.website.label',
    hint: 'apply.website.hint',
    maxLength: 2048,
    autoComplete: 'url',
    placeholder: 'form.urlExample',
    ats: 'question',
  },
  desired_role: {
    type: 'text',
    section: 'person',
    only: 'initiative',
    label: 'apply.desiredRole.label',
    hint: 'apply.desiredRole.hint',
    maxLength: 100,
  },
  pitch: {
    type: 'textarea',
    section: 'words',
    label: 'apply.pitch.label',
    hint: 'apply.pitch.hint',
    maxLength: 2000,
  },
  message: {
    type: 'textarea',
    section: 'words',
    label: 'apply.message.label',
    hint: 'apply.message.hint',
    maxLength: 5000,
  },
  available_from: {
    type: 'date',
    section: 'terms',
    isHalf: true,
    label: 'apply.availableFrom.label',
    ats: 'question',
  },
  salary_expectations: {
    type: 'salary',
    section: 'terms',
    isHalf: true,
    label: 'apply.salary.label',
    hint: 'apply.salary.hint',
    ats: 'question',
    freelance: {
      label: 'apply.salary.labelFreelance',
      hint: 'apply.salary.hintFreelance',
    },
  },
  resume: {
    type: 'file',
    section: 'files',
    label: 'apply.resume.label',
    hint: 'apply.resume.hint',
    isRequired: true,
    maxFiles: 1,
    fileTypes: DOCUMENT_TYPES,
    ats: 'candidate',
    freelance: { hint: 'apply.resume.hintFreelance', alternative: 'portfolio' },
  },
  portfolio: {
    type: 'file',
    section: 'files',
    label: 'apply.portfolio.label',
    hint: 'apply.portfolio.hint',
    maxFiles: 3,
    fileTypes: [...DOCUMENT_TYPES, 'pptx'],
    ats: 'question',
  },
  certificates: {
    type: 'file',
    section: 'files',
    label: 'apply.certificates.label',
    hint: 'apply.certificates.hint',
    maxFiles: 5,
    fileTypes: DOCUMENT_TYPES,
    ats: 'question',
  },
  channel: {
    type: 'select',
    section: 'end',
    label: 'apply.channel.label',
    options: {
      website: 'apply.channelOption.website',
      linkedin: 'apply.channelOption.linkedin',
      instagram: 'apply.channelOption.instagram',
      kununu: 'apply.channelOption.kununu',
      jobboard: 'apply.channelOption.jobboard',
      agency_press: 'apply.channelOption.agency_press',
      event: 'apply.channelOption.event',
      university: 'apply.channelOption.university',
      referral: 'apply.channelOption.referral',
      search: 'apply.channelOption.search',
      other: 'apply.channelOption.other',
    } satisfies Record<Channel, TextKey>,
    givenHint: 'apply.channel.given',
  },
  privacy_ack: {
    type: 'checkbox',
    section: 'end',
    label: 'apply.privacyAck.label',
    shortLabel: 'apply.privacyAck.short',
    isRequired: true,
  },
  talent_pool: {
    type: 'checkbox',
    section: 'end',
    label: 'apply.talentPool.label',
    hint: 'apply.talentPool.hint',
  },
} as const satisfies Record<string, FieldRow>;

/** Name of a field of the application form. */
export type ApplicationField = keyof typeof APPLICATION_FIELDS;

/** Name of a file field. */
export type FileKind = {
  [Name in ApplicationField]: (typeof APPLICATION_FIELDS)[Name] extends { type: 'file' } ? Name : never;
}[ApplicationField];

/** The file fields, in the order in which their files are sent. */
export const FILE_FIELDS: readonly FileKind[] = (
  Object.keys(APPLICATION_FIELDS) as ApplicationField[]
).filter((name): name is FileKind => APPLICATION_FIELDS[name].type === 'file');

const VARIANTS: Readonly<Record<ApplicationVariant, Fields>> = {
  job: fieldsFor(APPLICATION_FIELDS, 'job'),
  initiative: fieldsFor(APPLICATION_FIELDS, 'initiative'),
  freelance: fieldsFor(APPLICATION_FIELDS, 'freelance'),
};

/** Returns the fields of one kind of application. */
export function applicationFields(variant: ApplicationVariant): Fields {
  return VARIANTS[variant];
}
