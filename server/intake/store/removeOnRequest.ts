import type { Deletion, JobContact } from './manifest';
import type { Store } from './store';

/**
 * Deletes an application because its applicant wants it. A notice is stored first, so that recruiters who may have a copy hear of
 * it whatever happens next; the store knows whether they can, once nothing is passed on any more.
 *
 * @param contact addresses of the job
 * @returns false if there is none
 * @throws StoreUnavailableError
 */
export async function removeOnRequest(
  store: Store,
  reference: string,
  contact: JobContact,
  deletion: Deletion,
): Promise<boolean> {
  await store.notes.addNotice(reference, contact);
  return store.remove(reference, deletion);
}
