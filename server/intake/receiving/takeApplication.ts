import type { FastifyRequest } from 'fastify';
import { applicationFields, FILE_FIELDS } from '../../../src/applications/applicationFields';
import { checkFiles } from '../../../src/applications/checkFile';
import { HIDDEN_FIELDS, variantOf } from '../../../src/applications/fields';
import { validateApplication } from '../../../src/applications/validateApplication';
import { isJobId, isOpenForm } from '../../../src/config/jobIds';
import { addDays } from '../../../src/lib/addDays';
import { berlinDay, isOpenOn } from '../../../src/lib/berlinDay';
import { type Answer, type FormResult, refusal } from '../answers/answer';
import { applicationManifest } from './applicationManifest';
import { keyFieldOf, localeOf, submissionKeyOf, typedValues, valuesOf } from './formFields';
import type { Intake } from '../intake';
import type { Upload } from '../limits/uploadLimit';
import { checkStaged, cleaned, indexed } from './receivedFiles';
import { type ReceivedForm, receiveForm } from './receiveForm';
import type { StagedScan } from '../scan/scanStaged';
import { orStoreError } from '../store/durableFiles';
import type { Staging } from '../store/store';
import { storeOnce } from './storeOnce';
import { takeForm } from './takeForm';
import type { ReceivedFile } from '../store/receivedFile';

const byFieldOrder = (a: ReceivedFile, b: ReceivedFile) =>
  FILE_FIELDS.indexOf(a.kind) - FILE_FIELDS.indexOf(b.kind);

/**
 * Collects all problems of the form. Contents are only checked if names and sizes are valid, but also if texts are wrong:
 * without script all files must be chosen again for each attempt, so all problems are shown at once. The virus scan comes
 * last.
 */
async function check(
  intake: Intake,
  { fields, files }: ReceivedForm,
  job: string,
  { dir }: Staging,
  today: string,
): Promise<StagedScan> {
  const variant = variantOf(job);
  const values = valuesOf(applicationFields(variant), fields);
  // An applicant who chose "straight away" just before midnight must not count as late.
  const errors = validateApplication(values, files, { variant, today: addDays(today, -1) });
  if (checkFiles(files).length > 0) return { errors };
  return checkStaged(intake, dir, indexed(files), errors);
}

async function answerForm(
  intake: Intake,
  request: FastifyRequest,
  form: ReceivedForm,
  staging: Staging,
): Promise<Answer> {
  const id = form.fields.get(HIDDEN_FIELDS.job) ?? '';
  const key = submissionKeyOf(request, form.fields);
  if (!(isJobId(id) || isOpenForm(id)) || key === null) return { status: 400 };
  const job = Object.hasOwn(intake.site.jobs, id) ? intake.site.jobs[id] : undefined;
  const today = berlinDay(intake.now().getTime());
  if (!job || !isOpenOn(job.validThrough, today)) return { status: 410 };
  const { errors, scan } = await orStoreError(() => check(intake, form, id, staging, today));
  if (errors.length > 0) return refusal(errors);
  return storeOnce(intake, {
    manifest: applicationManifest(intake, form, id, job),
    staging,
    ...(scan ? { scan } : {}),
    key,
    address: request.ip,
  });
}

/**
 * Takes an application: reads it, validates it by the same rules as the browser, stores it.
 *
 * @throws what `receiveForm` throws; StoreUnavailableError
 */
export function takeApplication(
  intake: Intake,
  request: FastifyRequest,
  upload: Upload,
): Promise<FormResult> {
  return takeForm(intake, async (staging) => {
    const { fields, files } = await receiveForm(request.raw, staging, upload);
    const form = {
      fields,
      files: cleaned(files).toSorted(byFieldOrder),
    };
    const job = fields.get(HIDDEN_FIELDS.job) ?? '';
    return {
      locale: localeOf(fields),
      form: job,
      values: typedValues(applicationFields(variantOf(job)), fields),
      hadFiles: files.length > 0,
      key: keyFieldOf(fields),
      answer: () => answerForm(intake, request, form, staging),
    };
  });
}
