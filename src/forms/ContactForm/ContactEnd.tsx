import { useText } from '../../i18n/useText';
import { useFormContext } from '../FormContext';
import { FormEnd, type FormEndTexts } from '../FormEnd';
import { FormNotice } from '../FormNotice/FormNotice';

/** Keys of the texts at the end of the contact form. */
export const CONTACT_END_TEXTS: FormEndTexts = {
  submit: 'contact.submit',
  again: 'contact.retry',
  submitting: 'contact.submitting',
  validating: 'contact.submitting',
  uploading: 'contact.submitting',
  processing: 'contact.submitting',
  busyTitle: 'contact.waiting.title',
  busy: 'contact.busy.text',
  conflict: 'contact.conflict.text',
  failedTitle: 'contact.failed.title',
  failed: 'contact.failed.text',
};

export interface ContactEndProps {
  /** true: the notice is shown at the top of the form. */
  isNoticeAbove: boolean;
}

/** The end of the contact form. */
export function ContactEnd({ isNoticeAbove }: ContactEndProps) {
  const text = useText();
  const hasArrived = useFormContext().submission.state === 'succeeded';
  // Until the next page has loaded, and if it cannot be.
  const arrived = hasArrived ? (
    <FormNotice title={text('contact.arrived.title')} tone="plain" occasion={1}>
      <p>{text('contact.arrived.text')}</p>
    </FormNotice>
  ) : undefined;
  return <FormEnd texts={CONTACT_END_TEXTS} notice={isNoticeAbove ? false : arrived} isOver={hasArrived} />;
}
