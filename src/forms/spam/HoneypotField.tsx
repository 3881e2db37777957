import { HIDDEN_FIELDS } from '../../applications/fields';
import { useText } from '../../i18n/useText';
import { visuallyHidden } from '../../theme/mixins';

/** Honeypot: a field that people neither see nor reach but bots fill in. Its label says to leave it empty. */
export function HoneypotField() {
  const text = useText();
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label>
        {text('form.honeypot')}
        <input name={HIDDEN_FIELDS.honeypot} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
