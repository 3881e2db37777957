import type { FastifyRequest } from 'fastify';
import { normalizeFields } from '../../../src/applications/checkFields';
import { CONTACT_FIELDS } from '../../../src/applications/contactFields';
import { HIDDEN_FIELDS } from '../../../src/applications/fields';
import { validateContact } from '../../../src/applications/validateContact';
import { type Answer, type FormResult, refusal } from '../answers/answer';
import { keyFieldOf, localeOf, submissionKeyOf, typedValues, valuesOf } from './formFields';
import { checkFormToken } from './formToken';
import type { Intake } from '../intake';
import type { Upload } from '../limits/uploadLimit';
import { MalformedFormError, receiveForm } from './receiveForm';
import { sha256 } from '../store/reference';
import { spamScore } from './spamScore';
import type { Staging } from '../store/store';
import { storeOnce } from './storeOnce';
import { takeForm } from './takeForm';

/** Texts of a body that was already parsed (JSON or a form without files) or is read now (multipart). */
async function readFields(
  request: FastifyRequest,
  staging: Staging,
  upload: Upload,
): Promise<ReadonlyMap<string, string>> {
  const { body } = request;
  if (body instanceof URLSearchParams) return new Map(body);
  if (body === undefined || body === null) {
    const { fields, files } = await receiveForm(request.raw, staging, upload);
    // A message cannot have files, and none may be dropped silently.
    if (files.length > 0) throw new MalformedFormError();
    return fields;
  }
  if (typeof body !== 'object' || Array.isArray(body)) throw new MalformedFormError();
  return new Map(
    Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );
}

async function answerMessage(
  intake: Intake,
  request: FastifyRequest,
  fields: ReadonlyMap<string, string>,
  staging: Staging,
): Promise<Answer> {
  const key = submissionKeyOf(request, fields);
  if (key === null) return { status: 400 };
  const errors = validateContact(valuesOf(CONTACT_FIELDS, fields));
  if (errors.length > 0) return refusal(errors);
  const kept = normalizeFields(CONTACT_FIELDS, fields);
  const hidden = (name: 'token' | 'proof' | 'honeypot') => fields.get(HIDDEN_FIELDS[name]) ?? '';
  const verdict = checkFormToken(hidden('token'), hidden('proof'), intake.secret, intake.now());
  return storeOnce(intake, {
    manifest: {
      kind: 'contact',
      isConfirmed: true,
      locale: localeOf(fields),
      fields: kept,
      consent: { privacyNotice: true, talentPool: false },
      files: [],
      contentHash: sha256(JSON.stringify(['contact', kept])),
      spam: spamScore({
        kind: 'contact',
        verdict,
        honeypot: hidden('honeypot'),
        freeText: kept['message'] ?? '',
      }),
    },
    staging,
    key,
    address: request.ip,
  });
}

/**
 * Takes a contact message: reads it, validates it by the same rules as the browser, stores it.
 *
 * @throws what `receiveForm` throws; StoreUnavailableError
 */
export function takeContact(intake: Intake, request: FastifyRequest, upload: Upload): Promise<FormResult> {
  return takeForm(intake, async (staging) => {
    const fields = await readFields(request, staging, upload);
    return {
      locale: localeOf(fields),
      form: 'contact',
      values: typedValues(CONTACT_FIELDS, fields),
      hadFiles: false,
      key: keyFieldOf(fields),
      answer: () => answerMessage(intake, request, fields, staging),
    };
  });
}
