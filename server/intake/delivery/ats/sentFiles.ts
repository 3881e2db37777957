import type { Readable } from 'node:stream';
import { FILE_TYPES } from '../../../../src/applications/limits';
import type { Manifest, StoredFile } from '../../store/manifest';
import type { Store } from '../../store/store';
import type { FormPart } from '../multipart';
import { sentName } from '../sentName';

/** A stored file as a form part. */
export function filePart(
  store: Pick<Store, 'read'>,
  reference: string,
  file: StoredFile,
  name: string,
  fileName = sentName(file),
): FormPart {
  const [type] = FILE_TYPES[file.type];
  return {
    name,
    fileName,
    type,
    size: file.size,
    read: (): Promise<Readable> => store.read(reference, file),
  };
}

/** The applicant's name and address, and the id of the job; empty strings if the entry is no application. */
export function applicantOf({ fields, job }: Manifest): {
  firstName: string;
  lastName: string;
  email: string;
  job: string;
} {
  return {
    firstName: fields['first_name'] ?? '',
    lastName: fields['last_name'] ?? '',
    email: fields['email'] ?? '',
    job: job?.id ?? '',
  };
}
