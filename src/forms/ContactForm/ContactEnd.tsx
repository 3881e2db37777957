import { useText } from '../../i18n/useText';
import { useFormContext } from '../FormContext';
import { FormEnd, type FormEndTexts } from '../FormEnd';
import { FormNotice } from '../FormNotice/FormNotice';

const TEXTS: FormEndTexts = {
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

/** The end of the contact form. */
export function ContactEnd() {
  const text = useText();
  const hasArrived = useFormContext().submission.state === 'succeeded';
  // Until the next page has loaded, and if it cannot be.
  const arrived = hasArrived ? (
    <FormNotice title={text('contact.arrived.title')} tone="plain" occasion={1}>
      <p>{text('contact.arrived.text')}</p>
    </FormNotice>
  ) : null;
  return <FormEnd id="contact-submit" texts={TEXTS} notice={arrived} isOver={hasArrived} />;
}
