import { labelled } from '../../lib/labelled';
import { css } from '@linaria/core';
import { Icon } from '../../components/Icon/Icon';
import { FORM_ICONS } from '../../components/Icon/formIcons';
import type { ServedView } from '../../content/servedView';
import { goToField } from '../../forms/goToField';
import { color } from '../../theme/colors';
import { border, space } from '../../theme/space';
import { type } from '../../theme/type';

const noticeBox = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(5)};
  border: ${border.line} solid ${color.line};
  background: ${color.surface};
  color: ${color.text};
  ${type.control}

  &[data-tone='error'] {
    border-color: ${color.error};
    border-inline-start-width: ${border.errorBar};
    color: ${color.error};
  }

  & a {
    display: inline-block;
    padding-block: 2px;
  }
`;

/** Returns the id of a field's control. */
export const controlId = (formId: string, fieldName: string) => `${formId}-${fieldName}`;

type ServedNoticeProps = NonNullable<ServedView['notice']> & Pick<ServedView, 'forms'>;

/** The result of a form. Errors take the focus, also without script, and lead to their fields. */
export function ServedNotice({ tone, text, forms }: ServedNoticeProps) {
  const isError = tone === 'error';
  return (
    <div
      className={noticeBox}
      data-tone={tone}
      role={isError ? 'alert' : 'status'}
      tabIndex={isError ? -1 : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the response to a form, read before the rest of the page
      autoFocus={isError}
    >
      <Icon name={isError ? FORM_ICONS.alert : FORM_ICONS.check} />
      <div>
        <p>{text}</p>
        {forms.flatMap(({ id, fields }) =>
          fields.map((field) => {
            if (field.type === 'hidden' || field.error === undefined) return null;
            const target = controlId(id, field.name);
            return (
              <p key={field.name}>
                <a href={`#${target}`} onClick={(event) => goToField(event, target)}>
                  {labelled(field.label, field.error)}
                </a>
              </p>
            );
          }),
        )}
      </div>
    </div>
  );
}
