import type { FastifyReply } from 'fastify';
import { HIDDEN_FIELDS } from '../../../src/applications/fields';
import { refusal } from '../answers/answer';
import { localeNamed } from '../answers/localeNamed';
import type { Intake } from '../intake';
import type { Upload } from '../limits/uploadLimit';
import { MalformedFormError, type ReceivedForm, receiveForm } from '../receiving/receiveForm';
import { isInTalentPool } from '../store/expiry';
import type { Entry } from '../store/manifest';
import { progressOf } from '../store/progress';
import type { Staging } from '../store/store';
import {
  type ActionErrors,
  addFiles,
  correctEmail,
  deleteByLink,
  isSameEmail,
  leavePool,
  withdraw,
} from './applicationActions';
import { ACTION_FIELD, applicationView, type DONE, goneView, isChangeable } from './applicationView';
import { applicationPath } from '../tokens/applicationLink';
import type { LinkRequest } from './linkRequest';
import { FORGET_PAGES, pathAround, sendAfterStep, sendServed, type ServedParts } from './sendServed';
import { RefusedError } from './sendTrouble';

type Done = (typeof DONE)[number];

/** A submitted form of the page. */
interface PageForm extends ReceivedForm {
  /** Where its files are; undefined if it can have none. */
  staging?: Staging;
}

/** Reads the submitted form of the page. Only files need space: all else must also be possible on a nearly full disk. */
async function readForm(intake: Intake, request: LinkRequest, upload: Upload): Promise<PageForm> {
  const { body } = request;
  if (body instanceof URLSearchParams) return { fields: new Map(body), files: [] };
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) throw new MalformedFormError();
  const staging = await intake.store.stage();
  try {
    return { ...(await receiveForm(request.raw, staging, upload)), staging };
  } catch (error) {
    await staging.discard();
    throw error;
  }
}

/** Result of a post; `replaced`: its link was replaced while the form was being sent. */
type Outcome = { errors: ActionErrors; typedEmail?: string } | { done: Done | 'deleted' | 'replaced' };

async function performAction(intake: Intake, entry: Entry, form: PageForm): Promise<Outcome> {
  const { reference } = entry.manifest;
  const { poolLeftAt, withdrawnAt } = entry.state;
  const action = form.fields.get(ACTION_FIELD);
  if (action === 'delete') {
    await deleteByLink(intake, entry);
    return { done: 'deleted' };
  }
  // Sent again, as by reloading after a lost answer.
  if (action === 'withdraw' && withdrawnAt !== undefined) return { done: 'withdrawn' };
  if (action === 'leavePool' && poolLeftAt !== undefined) return { done: 'leftPool' };
  if (action === 'leavePool' && isInTalentPool(entry, intake.now()))
    return { done: await leavePool(intake, entry) };
  if (!isChangeable(entry)) throw new MalformedFormError();
  switch (action) {
    case 'files': {
      const errors = await addFiles(intake, entry, form.files, form.staging);
      return errors.length > 0 ? { errors } : { done: 'files' };
    }
    case 'email': {
      const typedEmail = form.fields.get('email') ?? '';
      if (isSameEmail(entry, typedEmail)) return { done: 'sameEmail' };
      const errors = await correctEmail(intake, entry, typedEmail);
      return errors.length > 0 ? { errors, typedEmail } : { done: 'email' };
    }
    case 'withdraw':
      await withdraw(intake, reference);
      return { done: 'withdrawn' };
    default:
      throw new MalformedFormError();
  }
}

/**
 * Performs the action of a form on the applicant's own page, then redirects to that page.
 *
 * @throws what `receiveForm` throws; StoreUnavailableError; RefusedError if there are too many uploads
 */
export async function actOnApplication(
  intake: Intake,
  parts: ServedParts,
  request: LinkRequest,
  reply: FastifyReply,
  found: Entry,
): Promise<FastifyReply> {
  const { reference } = found.manifest;
  const upload = await intake.uploads.begin(request.ip);
  if ('status' in upload) throw new RefusedError(upload);
  let form: PageForm | undefined;
  try {
    const received = await readForm(intake, request, upload);
    form = received;
    const locale = localeNamed(received.fields.get(HIDDEN_FIELDS.locale)) ?? found.manifest.locale;
    // One at a time: each action is checked against the result of the one before.
    const { outcome, entry } = await intake.lock.run(`link:${reference}`, async () => {
      const current = await intake.store.find(reference);
      const ended = (done: 'deleted' | 'replaced') => ({ outcome: { done } as Outcome, entry: undefined });
      if (!current || current === 'deleted') return ended('deleted');
      if ((current.state.linkVersion ?? 0) !== (found.state.linkVersion ?? 0)) return ended('replaced');
      const result = await performAction(intake, current, received);
      const changed = await intake.store.find(reference);
      return { outcome: result, entry: changed === 'deleted' ? undefined : changed };
    });
    const path = pathAround(intake.site, locale);
    const inLocale = `${HIDDEN_FIELDS.locale}=${locale}`;
    if ('done' in outcome && outcome.done === 'replaced') {
      const view = goneView(intake, locale, 'replaced');
      return await sendServed(request, reply, parts, {
        status: 404,
        locale,
        view,
        json: { state: 'unknown' },
        path,
      });
    }
    if (!entry || ('done' in outcome && outcome.done === 'deleted')) {
      const link = applicationPath(intake, found);
      return sendAfterStep(request, reply.headers(FORGET_PAGES), `${link}?${inLocale}`, { state: 'deleted' });
    }
    if ('errors' in outcome) {
      const { status } = refusal(outcome.errors);
      const view = applicationView(intake, entry, { locale, ...outcome });
      return await sendServed(request, reply, parts, {
        status,
        locale,
        view,
        json: { errors: outcome.errors },
        path,
      });
    }
    intake.onStored(reference);
    const link = applicationPath(intake, entry);
    const json = { reference, state: progressOf(entry.state), link };
    return sendAfterStep(
      request,
      reply.headers(FORGET_PAGES),
      `${link}?${inLocale}&done=${outcome.done}`,
      json,
    );
  } finally {
    upload.end();
    await form?.staging?.discard();
  }
}
