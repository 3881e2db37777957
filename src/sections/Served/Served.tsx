import { css } from '@linaria/core';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { FORM_ICONS } from '../../components/Icon/formIcons';
import { TextLink } from '../../components/TextLink/TextLink';
import type { ServedField, ServedForm, ServedView } from '../../content/servedView';
import { control, field as fieldBox, fieldError, fieldHint } from '../../forms/FieldFrame/fieldStyles';
import { FileName } from '../../forms/FileField/FileName';
import { from } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { twelveFromLg } from '../../theme/columns';
import { border, layout, space } from '../../theme/space';
import { type } from '../../theme/type';
import type { SectionProps } from '../sectionProps';
import { controlId, ServedNotice } from './ServedNotice';

const columns = css`
  ${twelveFromLg}
`;

const about = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space(6)};

  & > dl,
  & > form,
  & > [role] {
    width: 100%;
  }

  ${from.lg} {
    grid-column: 1 / span 6;
  }
`;

const doing = css`
  display: grid;
  align-content: start;

  ${from.lg} {
    grid-column: 8 / -1;
  }
`;

const words = css`
  max-width: 52ch;
`;

const list = css`
  & > div {
    display: grid;
    gap: ${space(1)} ${layout.gridGap};
    padding-block: ${space(3)};
    border-block-start: ${border.hair} solid ${color.hair};
  }

  & dt {
    color: ${color.muted};
    ${type.small}
  }

  & dd {
    margin: 0;
    white-space: pre-line;
  }

  ${from.sm} {
    & > div {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
  }
`;

const formBox = css`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  padding-block: ${space(6)} ${space(8)};
  border-block-start: ${border.line} solid ${color.line};

  & > h2 {
    ${type.d4}
  }

  & > p {
    max-width: 46ch;
    ${type.small}
  }

  & > div {
    width: 100%;
  }
`;

const label = css`
  ${type.control}
  line-height: 1.3;
`;

const chooser = css`
  width: 100%;
  min-height: ${space(11)};
  font: inherit;

  &::file-selector-button {
    min-height: ${space(11)};
    margin-inline-end: ${space(3)};
    padding: 7px 16px 8px;
    border: ${border.line} solid ${color.text};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
    font-weight: 650;
    cursor: pointer;
  }
`;

/** Content that the server renders for one person, with forms that the browser itself sends: they need no script. */
export function Served({ block: { view } }: SectionProps<'served'>) {
  const { notice, paragraphs, facts, forms, links } = view;
  const hasWords = notice !== undefined || paragraphs.length > 0 || facts.length > 0;
  return (
    <div className={columns}>
      {hasWords && (
        <div className={about}>
          {notice && <ServedNotice {...notice} forms={forms} />}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={words}>
              {paragraph}
            </p>
          ))}
          {facts.length > 0 && <FactList facts={facts} />}
          <Links links={links} />
        </div>
      )}
      <div className={hasWords ? doing : about}>
        {forms.map((form) => (
          <FormBox key={form.id} form={form} />
        ))}
        {!hasWords && <Links links={links} />}
      </div>
    </div>
  );
}

function FactList({ facts }: Pick<ServedView, 'facts'>) {
  return (
    <dl className={list}>
      {facts.map(({ label: name, value, href }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {href === undefined ? (
              <FileName>{value}</FileName>
            ) : (
              <a href={href}>
                <FileName>{value}</FileName>
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Links({ links }: Pick<ServedView, 'links'>) {
  return links.map(({ href, label: name }) => (
    <TextLink key={href} href={href} size="small">
      {name}
    </TextLink>
  ));
}

function FormBox({ form }: { form: ServedForm }) {
  const { id, heading, text, action, method, fields, submit, isDanger = false } = form;
  const hasFiles = fields.some(({ type: kind }) => kind === 'file');
  return (
    <form
      className={formBox}
      action={action}
      method={method}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      aria-label={heading ?? submit}
    >
      {heading && <h2>{heading}</h2>}
      {text && <p>{text}</p>}
      {fields.map((field) => (
        <Field key={field.name} field={field} formId={id} />
      ))}
      <Button type="submit" variant={isDanger ? 'filled' : 'outline'}>
        {submit}
      </Button>
    </form>
  );
}

function Field({ field, formId }: { field: ServedField; formId: string }) {
  if (field.type === 'hidden') return <input type="hidden" name={field.name} value={field.value} />;
  const id = controlId(formId, field.name);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [field.type === 'file' && hintId, field.error !== undefined && errorId]
    .filter(Boolean)
    .join(' ');
  const common = {
    id,
    name: field.name,
    'aria-invalid': field.error === undefined ? undefined : true,
    'aria-describedby': described === '' ? undefined : described,
  };
  return (
    <div className={fieldBox}>
      <label className={label} htmlFor={id}>
        {field.label}
      </label>
      {field.type === 'email' ? (
        <input
          {...common}
          className={control}
          type="email"
          defaultValue={field.value}
          autoComplete="email"
          required
        />
      ) : (
        <>
          <input
            {...common}
            className={chooser}
            type="file"
            accept={field.accept}
            multiple={field.isMultiple}
          />
          <p className={fieldHint} id={hintId}>
            {field.hint}
          </p>
        </>
      )}
      {field.error !== undefined && (
        <p className={fieldError} id={errorId}>
          <Icon name={FORM_ICONS.alert} size={20} />
          <span>{field.error}</span>
        </p>
      )}
    </div>
  );
}
