import { Icon } from '../../components/Icon/Icon';
import { FORM_ICONS } from '../../components/Icon/formIcons';
import { useText } from '../../i18n/useText';
import { visuallyHidden } from '../../theme/mixins';
import { fieldError } from './fieldStyles';

export interface FieldMessageProps {
  id: string;
  children: string;
}

/** Error of a field, with an icon and the hidden word „Fehler“ for screen readers. */
export function FieldMessage({ id, children }: FieldMessageProps) {
  const text = useText();
  return (
    <p className={fieldError} id={id}>
      <Icon name={FORM_ICONS.alert} size={20} />
      <span>
        <span className={visuallyHidden}>{`${text('form.errorPrefix')} `}</span>
        <span>{children}</span>
      </span>
    </p>
  );
}
