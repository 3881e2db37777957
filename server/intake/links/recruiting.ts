import type { FastifyReply } from 'fastify';
import { DEFAULT_LOCALE } from '../../../src/content/locales';
import type { ServedForm, ServedView } from '../../../src/content/servedView';
import { siteTexts } from '../answers/siteTexts';
import type { Intake } from '../intake';
import { MalformedFormError } from '../receiving/receiveForm';
import type { Entry } from '../store/manifest';
import { afterStep, isTaken, progressOf, RECRUITER_STEPS } from '../store/progress';
import { recruiterPath } from '../tokens/applicationLink';
import { ACTION_FIELD } from './applicationView';
import { timeToStore } from '../store/timeToStore';
import type { LinkRequest } from './linkRequest';
import { sendAfterStep } from './sendServed';
import { expiryOf } from '../store/expiry';
import { dayText } from '../answers/dayText';

/**
 * The page behind the link in a recruiter's mail: the progress of an application, and the steps that can be recorded.
 */
export function recruiterView(intake: Intake, entry: Entry, isDone = false): ServedView {
  const text = siteTexts(intake.site, DEFAULT_LOCALE);
  const { manifest, state } = entry;
  const { reference, job } = manifest;
  const action = recruiterPath(intake, reference);
  const steps =
    state.withdrawnAt === undefined ? RECRUITER_STEPS.filter((step) => !isTaken(state, step)) : [];
  return {
    title: text('recruiting.title'),
    lead: text(`recruiting.state.${progressOf(state)}`),
    ...(isDone ? { notice: { tone: 'done' as const, text: text('recruiting.done') } } : {}),
    paragraphs: [],
    facts: [
      { label: text('application.fact.reference'), value: reference },
      { label: text('application.fact.job'), value: [job?.title, job?.city].filter(Boolean).join(', ') },
      { label: text('application.fact.received'), value: dayText(manifest.receivedAt, DEFAULT_LOCALE) },
      { label: text('application.fact.expires'), value: dayText(expiryOf(entry), DEFAULT_LOCALE) },
    ],
    forms: steps.map(
      (step): ServedForm => ({
        id: step,
        heading: text(`recruiting.${step}.heading`),
        text: text(`recruiting.${step}.text`),
        action,
        method: 'post',
        fields: [{ type: 'hidden', name: ACTION_FIELD, value: step }],
        submit: text(`recruiting.${step}.submit`),
        ...(step === 'withdraw' ? { isDanger: true } : {}),
      }),
    ),
    links: [],
  };
}

/**
 * Records the posted step, unless the application was withdrawn, then redirects to the page.
 *
 * @throws MalformedFormError, StoreUnavailableError
 */
export async function actOnRecruiting(
  intake: Intake,
  request: LinkRequest,
  reply: FastifyReply,
  { manifest: { reference } }: Entry,
): Promise<FastifyReply> {
  const { body } = request;
  const step = RECRUITER_STEPS.find(
    (known) => body instanceof URLSearchParams && body.get(ACTION_FIELD) === known,
  );
  if (!step) throw new MalformedFormError();
  const before = await intake.store.changeState(reference, (state) =>
    afterStep(state, step, timeToStore(intake)),
  );
  const isRecorded = before !== undefined && before.withdrawnAt === undefined;
  if (isRecorded) intake.log.info({ step }, 'a recruiter has updated the progress of an application');
  const address = `${recruiterPath(intake, reference)}${isRecorded ? '?done=1' : ''}`;
  return sendAfterStep(request, reply, address, { reference, ...(isRecorded ? { step } : {}) });
}
