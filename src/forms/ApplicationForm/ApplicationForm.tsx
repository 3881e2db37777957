import { css } from '@linaria/core';
import { useState } from 'react';
import { applicationFields } from '../../applications/applicationFields';
import { HIDDEN_FIELDS, INTAKE_PATHS } from '../../applications/fields';
import { validateApplication } from '../../applications/validateApplication';
import { TextLink } from '../../components/TextLink/TextLink';
import type { JobApplicationContent } from '../../content/view';
import { useText } from '../../i18n/useText';
import { arrivalChannel } from '../../lib/arrivalChannel';
import { localDay } from '../../lib/localDay';
import { from, when } from '../../theme/breakpoints';
import { visuallyHidden } from '../../theme/mixins';
import { headingWithText } from '../../theme/paper';
import { layout, space } from '../../theme/space';
import { BoundFileField } from '../boundFields/BoundFileField';
import { FormFields } from '../boundFields/FormFields';
import type { DraftTexts } from '../draft/draftStorage';
import type { Problems } from '../ErrorSummary/ErrorSummary';
import { fieldHint, fieldNote, inlineButton } from '../FieldFrame/fieldStyles';
import { scriptOnly } from '../FieldFrame/scriptOnly';
import { useStrayDrops } from '../FileField/useStrayDrops';
import { unusableFiles } from '../fileErrors';
import { entriesOf, type FormValues } from '../formValues';
import { IntakeFormFrame } from '../IntakeFormFrame';
import { applicationRequest } from '../submission/createRequest';
import type { Receipt } from '../submission/outcomeOf';
import { type IntakeForm, useIntakeForm } from '../useIntakeForm';
import { ApplicationEnd } from './ApplicationEnd';
import { FieldGroup } from './FieldGroup';

const formStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(40px, 5vw, 64px);
`;

const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(48px, 5vw, 72px);
`;

const withoutScript = css`
  ${when.scripting} {
    display: none;
  }
`;

const restored = css`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
`;

const pair = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)} ${layout.gridGap};

  ${from.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const SECTIONS = ['person', 'words', 'terms', 'files', 'end'] as const;

function givenByAddress(): DraftTexts {
  const channel = arrivalChannel(window);
  return channel === undefined ? {} : { channel };
}

/** An application that has arrived. */
export interface SentApplication {
  receipt: Receipt;
  /** What was sent, for the copy. */
  values: FormValues;
}

export interface ApplicationFormProps {
  /** Content of the page, with or without a job. */
  content: JobApplicationContent;
  /** true: the notice about the last attempt is shown above the page's headline. */
  isNoticeAbove?: boolean;
  /** Called with the problems that prevent sending, for the summary at the top of the page; null for none. */
  onProblems: (problems: Problems | null) => void;
  /** Called once the application has arrived. */
  onSent: (sent: SentApplication) => void;
}

/**
 * The application form. Without script the browser sends it to the same URL; with script it is validated here and sent
 * with progress, and keeps all input after any failure.
 */
export function ApplicationForm({
  content,
  isNoticeAbove = false,
  onProblems,
  onSent,
}: ApplicationFormProps) {
  const { applyFor, variant, currency, privacy } = content;
  const text = useText();
  const form = useIntakeForm({
    kind: 'application',
    id: applyFor,
    fields: applicationFields(variant),
    hidden: { [HIDDEN_FIELDS.job]: applyFor },
    given: givenByAddress,
    hintValues: { currency },
    validate: (values) => [
      ...unusableFiles(values),
      ...validateApplication(values, entriesOf(values), { variant, today: localDay(new Date()) }),
    ],
    createRequest: applicationRequest,
    canClose: true,
    onProblems,
    onSent: (receipt, values) => onSent({ receipt, values }),
  });
  useStrayDrops();
  const notice = (
    <div>
      <p className={fieldNote}>{text('apply.privacy.text')}</p>
      <TextLink href={privacy.href} hreflang={privacy.hreflang} isExternal size="small">
        {privacy.label}
      </TextLink>
    </div>
  );
  return (
    <IntakeFormFrame
      form={form}
      action={INTAKE_PATHS.applications}
      encType="multipart/form-data"
      label={text('apply.label')}
      leaveText={text('apply.leave.text')}
      className={`${formStyle} ${headingWithText}`}
      fieldsClass={`${fields} ${headingWithText}`}
      head={<Head form={form} />}
      foot={
        <>
          <ApplicationEnd content={content} isNoticeAbove={isNoticeAbove} />
          <output className={visuallyHidden}>{form.fileEntries.announcement}</output>
        </>
      }
    >
      {SECTIONS.map((section) => (
        <FieldGroup key={section} title={text(`apply.section.${section}`)}>
          <FormFields
            section={section}
            pairClass={pair}
            fileField={BoundFileField}
            before={{ privacy_ack: notice }}
          />
        </FieldGroup>
      ))}
    </IntakeFormFrame>
  );
}

function Head({ form: { initial, draft, submission } }: { form: IntakeForm }) {
  const text = useText();
  /** Brings back what was discarded. */
  const [undo, setUndo] = useState<() => void>();
  // What has been typed since must not be overwritten.
  const isShown = (draft.isRestored || initial.hadFiles) && !(undo && draft.isDirty);
  const discard = () => {
    const bringBack = draft.discard();
    submission.reset();
    setUndo(() => bringBack);
  };
  const keep = () => {
    undo?.();
    setUndo(undefined);
  };
  return (
    <>
      <p className={`${fieldHint} ${withoutScript}`}>{text('form.noScript')}</p>
      {/* Also empty: screen readers announce only what appears in an element that they know. */}
      <output className={isShown ? restored : visuallyHidden} inert={submission.isBusy}>
        {isShown && (
          <>
            <span className={fieldNote}>{text(undo ? 'apply.draft.discarded' : 'apply.draft.restored')}</span>
            {/* The same button, so that it keeps the focus. */}
            <button className={`${inlineButton} ${scriptOnly}`} type="button" onClick={undo ? keep : discard}>
              {text(undo ? 'apply.draft.undo' : 'apply.draft.discard')}
            </button>
          </>
        )}
      </output>
    </>
  );
}
