import { applicationFields } from '../../../src/applications/applicationFields';
import { CONTACT_FIELDS } from '../../../src/applications/contactFields';
import type { Fields } from '../../../src/applications/field';
import { variantOf } from '../../../src/applications/fields';

/**
 * The fields of a form.
 *
 * @param form value of the field `job`, or `contact` for the contact form
 */
export function fieldsOfForm(form: string): Fields {
  return form === 'contact' ? CONTACT_FIELDS : applicationFields(variantOf(form));
}
