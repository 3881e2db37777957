import { Icon } from '../../components/Icon/Icon';
import { FORM_ICONS } from '../../components/Icon/formIcons';
import { useText } from '../../i18n/useText';
import { visuallyHidden } from '../../theme/mixins';
import { fieldError } from './fieldStyles';

export interface FieldMessageProps {
  id: string;
  children: string;
}

/** What is wrong with a field, in magenta, with the sign and the hidden word for those who do not see it. */
export function FieldMessage({ id, children }: FieldMessageProps) {
  const text = useText();
  return (
    <p className={fieldError} id={id}>
      <Icon name={FORM_ICONS.alert} size={20} />
      <span>
        <span className={visuallyHidden}>{`${text('form.errorPrefix')} `}</span>
        {children}
      </span>
    </p>
  );
}
