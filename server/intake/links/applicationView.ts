import { APPLICATION_FIELDS } from '../../../src/applications/applicationFields';
import { errorText } from '../../../src/applications/errorTexts';
import type { FieldError } from '../../../src/applications/errors';
import { HIDDEN_FIELDS } from '../../../src/applications/fields';
import { acceptOf, MAX_FILE_BYTES, MAX_TOTAL_BYTES, MEGABYTE_BYTES } from '../../../src/applications/limits';
import { listTypes } from '../../../src/applications/listTypes';
import { LOCALE_CODES, LOCALES, type Locale } from '../../../src/content/locales';
import type { ServedField, ServedForm, ServedView } from '../../../src/content/servedView';
import { formatFileSize } from '../../../src/lib/formatFileSize';
import { dayText } from '../answers/dayText';
import { siteTexts, type SiteText } from '../answers/siteTexts';
import type { Intake } from '../intake';
import type { Entry } from '../store/manifest';
import { isOver, progressOf } from '../store/progress';
import { applicationPath } from '../tokens/applicationLink';
import { expiryOf, isInTalentPool, talentPoolUntil } from '../store/expiry';
import { openKinds } from './openKinds';

/**
 * Name of the field that selects the action of a form on this page; other fields are named as in the application form.
 */
export const ACTION_FIELD = 'action';

/** Completed actions that the page confirms, as named in its query. */
export const DONE = ['files', 'email', 'sameEmail', 'withdrawn', 'leftPool'] as const;

/** Steps that cannot be undone: each has a question before it, as named in the page's query. */
export const ASKED = ['withdraw', 'leavePool', 'delete'] as const;

type Asked = (typeof ASKED)[number];

/** Options of {@link applicationView}. */
export interface ApplicationRequest {
  locale: Locale;
  /** Shows the question before a step that cannot be undone. */
  ask?: Asked | undefined;
  done?: (typeof DONE)[number] | undefined;
  /** Errors of the submitted form, and the e-mail address entered in it. */
  errors?: readonly FieldError[];
  typedEmail?: string;
}

/** The day on which an entry is deleted at the latest. Quarantine, which ends earlier, is not revealed. */
const lastDayOf = ({ manifest, state }: Entry) => expiryOf({ manifest, state: { ...state, status: 'held' } });

/** Keeps the language of the page. */
export const localeField = (locale: Locale): ServedField => ({
  type: 'hidden',
  name: HIDDEN_FIELDS.locale,
  value: locale,
});

/** An address that ends where its query goes on, in each language. */
const inEachLanguage = (address: string) =>
  Object.fromEntries(
    LOCALE_CODES.map((code) => [code, `${address}${HIDDEN_FIELDS.locale}=${code}`]),
  ) as Record<Locale, string>;

/** Facts that identify the application. */
function namingFacts({ manifest: { reference, job } }: Entry, text: SiteText): ServedView['facts'] {
  return [
    { label: text('application.fact.reference'), value: reference },
    { label: text('application.fact.job'), value: job?.title ?? '' },
  ];
}

function factsOf(intake: Intake, entry: Entry, locale: Locale, text: SiteText): ServedView['facts'] {
  const { manifest, state } = entry;
  const { receivedAt, fields, files } = manifest;
  const day = (key: string, moment: string | Date | undefined) =>
    moment === undefined ? [] : [{ label: text(key), value: dayText(moment, locale) }];
  const path = applicationPath(intake, entry);
  const kept = files.filter(({ storedAs }) => !state.infected?.includes(storedAs));
  return [
    ...namingFacts(entry, text),
    ...day('application.fact.received', receivedAt),
    ...day('application.fact.read', state.readAt),
    ...day('application.fact.decided', state.decidedAt),
    ...day('application.fact.withdrawn', state.withdrawnAt),
    ...day('application.fact.leftPool', state.poolLeftAt),
    { label: text('application.fact.email'), value: fields['email'] ?? '' },
    {
      label: text('application.fact.files'),
      value: kept
        .map(({ name, size }) => `${name} (${formatFileSize(size, LOCALES[locale].intl)})`)
        .join('\n'),
    },
    ...(isInTalentPool(entry, intake.now()) ? day('application.fact.pool', talentPoolUntil(entry)) : []),
    { label: text('application.fact.expires'), value: dayText(lastDayOf(entry), locale) },
    { label: text('application.fact.link'), value: `${intake.siteOrigin}${path}`, href: path },
  ].filter(({ value }) => value !== '');
}

function changeForms(
  entry: Entry,
  action: string,
  request: ApplicationRequest,
  text: SiteText,
): ServedForm[] {
  const { manifest } = entry;
  const { locale, errors = [], typedEmail } = request;
  const sentence = (name: string) => {
    const error = errors.find(({ field }) => field === name);
    return error ? { error: errorText(error, text, locale, 'application') } : {};
  };
  const kinds = openKinds(manifest);
  const limits = text('form.uploadHint', {
    maxFile: MAX_FILE_BYTES / MEGABYTE_BYTES,
    max: MAX_TOTAL_BYTES / MEGABYTE_BYTES,
  });
  const files: ServedForm = {
    id: 'files',
    heading: text('application.files.heading'),
    text: text('application.files.text'),
    // In the address too, because a form with files may be refused before its fields are read.
    action: `${action}?${HIDDEN_FIELDS.locale}=${locale}`,
    method: 'post',
    fields: [
      { type: 'hidden', name: ACTION_FIELD, value: 'files' },
      localeField(locale),
      ...kinds.map(({ kind, left }): ServedField => {
        const { label, fileTypes } = APPLICATION_FIELDS[kind];
        return {
          type: 'file',
          name: kind,
          label: text(label),
          hint: `${text('upload.types', { types: listTypes(fileTypes, locale) })} ${limits}`,
          accept: acceptOf(fileTypes),
          isMultiple: left > 1,
          ...sentence(kind),
        };
      }),
    ],
    submit: text('application.files.submit'),
  };
  const email: ServedForm = {
    id: 'email',
    heading: text('application.email.heading'),
    text: text('application.email.text'),
    action,
    method: 'post',
    fields: [
      { type: 'hidden', name: ACTION_FIELD, value: 'email' },
      localeField(locale),
      {
        type: 'email',
        name: 'email',
        label: text('apply.email.label'),
        value: typedEmail ?? manifest.fields['email'] ?? '',
        ...sentence('email'),
      },
    ],
    submit: text('application.email.submit'),
  };
  return [...(kinds.length > 0 ? [files] : []), email];
}

/** What is wrong, and the errors of fields that are not on the page (any more). */
function noticeOfErrors(
  errors: readonly FieldError[],
  forms: readonly ServedForm[],
  locale: Locale,
  text: SiteText,
): NonNullable<ServedView['notice']> {
  const shown = new Set(forms.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const others = errors.filter(({ field }) => !shown.has(field));
  const sentences = others.map((error) => errorText(error, text, locale, 'application'));
  return { tone: 'error', text: [text('form.error.server'), ...new Set(sentences)].join(' ') };
}

/** A button that leads to the question before a step that cannot be undone; it changes nothing itself. */
function askForm(step: Asked, action: string, { locale }: ApplicationRequest, text: SiteText): ServedForm {
  return {
    id: step,
    heading: text(`application.${step}.heading`),
    text: text(`application.${step}.text`),
    action,
    method: 'get',
    fields: [{ type: 'hidden', name: 'ask', value: step }, localeField(locale)],
    submit: text(`application.${step}.ask`),
  };
}

/** The page that asks before a step that cannot be undone. */
function questionView(intake: Intake, entry: Entry, step: Asked, { locale }: ApplicationRequest): ServedView {
  const text = siteTexts(intake.site, locale);
  const action = applicationPath(intake, entry);
  return {
    title: text(`application.${step}.title`),
    lead: text(`application.${step}.question`),
    paragraphs: [],
    facts: namingFacts(entry, text),
    forms: [
      {
        id: step,
        action,
        method: 'post',
        fields: [{ type: 'hidden', name: ACTION_FIELD, value: step }, localeField(locale)],
        submit: text(`application.${step}.submit`),
        isDanger: true,
      },
    ],
    links: [{ href: `${action}?${HIDDEN_FIELDS.locale}=${locale}`, label: text('application.back') }],
    languages: inEachLanguage(`${action}?ask=${step}&`),
  };
}

/** The applicant's own page for an application. */
export function applicationView(intake: Intake, entry: Entry, request: ApplicationRequest): ServedView {
  const { locale, ask, done, errors = [] } = request;
  const { state } = entry;
  const progress = progressOf(state);
  const isOpen = {
    withdraw: !isOver(progress),
    leavePool: isInTalentPool(entry, intake.now()),
    delete: true,
  };
  if (ask !== undefined && isOpen[ask]) return questionView(intake, entry, ask, request);
  const text = siteTexts(intake.site, locale);
  const action = applicationPath(intake, entry);
  const mail = intake.confirms(entry) ? 'mail' : 'noMail';
  const forms = [
    ...(isOver(progress) ? [] : changeForms(entry, action, request, text)),
    ...ASKED.filter((step) => isOpen[step]).map((step) => askForm(step, action, request, text)),
  ];
  const notice =
    errors.length > 0
      ? { notice: noticeOfErrors(errors, forms, locale, text) }
      : done === undefined
        ? {}
        : { notice: { tone: 'done' as const, text: text(`application.done.${done}`) } };
  const languages = inEachLanguage(`${action}?`);
  const others = LOCALE_CODES.filter((code) => code !== locale);
  return {
    title: text(`application.state.${progress}.title`),
    lead: text(`application.state.${progress}.text`),
    ...notice,
    paragraphs: isOver(progress) ? [] : [text(`apply.success.${mail}`), text('application.keepLink')],
    facts: factsOf(intake, entry, locale, text),
    forms,
    links: others.map((code) => ({
      href: languages[code],
      label: siteTexts(intake.site, code)('application.language'),
    })),
    languages,
  };
}

/**
 * Why there is nothing (any more) behind a link; `mailed`: it was replaced, and the new one is in a mail too; `recruiter`:
 * what recruiters are told of a deletion.
 */
export type GoneReason = 'done' | 'invalid' | 'replaced' | 'mailed' | 'recruiter';

/** The page shown if there is no application (any more). */
export function goneView(intake: Intake, locale: Locale, reason: GoneReason): ServedView {
  const text = siteTexts(intake.site, locale);
  return {
    title: text(`deletion.${reason === 'mailed' ? 'replaced' : reason}.title`),
    lead: text(`deletion.${reason}.text`),
    paragraphs: [],
    facts: [],
    forms: [],
    links: [],
  };
}

/** True if files, corrections or a withdrawal are still possible for an application. */
export function isChangeable({ state }: Entry): boolean {
  return !isOver(progressOf(state));
}
