import { CHANNELS } from '../../applications/fields';
import { MAX_LENGTHS } from '../../applications/limits';
import { TextLink } from '../../components/TextLink/TextLink';
import { LOCALES } from '../../content/locales';
import type { JobApplicationContent } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { formatNumber } from '../../lib/formatNumber';
import { Checkbox } from '../Checkbox/Checkbox';
import { DateField } from '../DateField/DateField';
import { fieldNote, inlineButton } from '../FieldFrame/fieldStyles';
import { SelectField } from '../SelectField/SelectField';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { useApplicationContext } from './ApplicationContext';
import { BoundFileField } from './BoundFileField';
import { FieldGroup, Pair } from './FieldGroup';
import { useCheckField, useTextField } from './useBoundField';

/** Later than this many years from today is asked about, but not refused. */
const FAR_YEARS = 2;

/** Salary that the example of the hint names. */
const EXAMPLE_SALARY = 55_000;

export interface ApplicationFieldsProps {
  content: JobApplicationContent;
}

/** All fields of an application in their groups. */
export function ApplicationFields({ content }: ApplicationFieldsProps) {
  const text = useText();
  return (
    <>
      <FieldGroup title={text('apply.section.person')}>
        <Person variant={content.variant} />
      </FieldGroup>
      <FieldGroup title={text('apply.section.words')}>
        <TextArea
          {...useTextField('pitch')}
          label={text('apply.pitch.label')}
          hint={text('apply.pitch.hint')}
          maxLength={MAX_LENGTHS.pitch}
        />
        <TextArea
          {...useTextField('message')}
          label={text('apply.message.label')}
          hint={text('apply.message.hint')}
          maxLength={MAX_LENGTHS.message}
        />
      </FieldGroup>
      <FieldGroup title={text('apply.section.terms')}>
        <Terms content={content} />
      </FieldGroup>
      <FieldGroup title={text('apply.section.files')}>
        <Files variant={content.variant} />
      </FieldGroup>
      <FieldGroup title={text('apply.section.end')}>
        <End content={content} />
      </FieldGroup>
    </>
  );
}

function Person({ variant }: Pick<JobApplicationContent, 'variant'>) {
  const text = useText();
  const email = useTextField('email');
  const desiredRole = useTextField('desired_role');
  const { tools } = useApplicationContext();
  const suggestion = tools?.emailSuggestion(email.value);
  return (
    <>
      <Pair>
        <TextField
          {...useTextField('first_name')}
          label={text('apply.firstName.label')}
          isRequired
          isVerbatim
          autoComplete="given-name"
        />
        <TextField
          {...useTextField('last_name')}
          label={text('apply.lastName.label')}
          isRequired
          isVerbatim
          autoComplete="family-name"
        />
      </Pair>
      <TextField
        {...email}
        label={text('apply.email.label')}
        isRequired
        isVerbatim
        type="email"
        autoComplete="email"
        placeholder={text('form.emailExample')}
        note={
          suggestion && (
            <output className={fieldNote}>
              <button
                className={inlineButton}
                type="button"
                onClick={() => {
                  email.onChange(suggestion);
                  document.getElementById('field-email')?.focus();
                }}
              >
                {text('form.error.emailTypo', { email: suggestion })}
              </button>
            </output>
          )
        }
      />
      <TextField
        {...useTextField('website')}
        label={text('apply.website.label')}
        hint={text('apply.website.hint')}
        isVerbatim
        // Not "url": without a script the browser would refuse an address without its scheme, which we add.
        type="text"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
      />
      {variant === 'initiative' && (
        <TextField
          {...desiredRole}
          label={text('apply.desiredRole.label')}
          hint={text('apply.desiredRole.hint')}
          autoComplete="off"
        />
      )}
    </>
  );
}

function Terms({ content: { variant, currency } }: ApplicationFieldsProps) {
  const text = useText();
  const { locale } = usePageInfo();
  const { today } = useApplicationContext();
  const start = useTextField('available_from');
  const isFreelance = variant === 'freelance';
  const far = today && `${Number(today.slice(0, 4)) + FAR_YEARS}${today.slice(4)}`;
  const isFar = far !== '' && start.value.length === far.length && start.value > far;
  return (
    <Pair>
      <DateField
        {...start}
        label={text('apply.availableFrom.label')}
        shortcut={{
          label: text('apply.availableFrom.now'),
          isChecked: today !== '' && start.value === today,
          onChange: (isNow) => start.onChange(isNow ? today : ''),
        }}
        note={
          <output className={fieldNote}>
            {isFar && !start.error && text('apply.availableFrom.confirmFar')}
          </output>
        }
      />
      <TextField
        {...useTextField('salary_expectations')}
        label={text(isFreelance ? 'apply.salary.labelFreelance' : 'apply.salary.label')}
        hint={text(isFreelance ? 'apply.salary.hintFreelance' : 'apply.salary.hint', { currency })}
        autoComplete="off"
        inputMode="numeric"
        placeholder={isFreelance ? undefined : formatNumber(EXAMPLE_SALARY, LOCALES[locale].intl)}
      />
    </Pair>
  );
}

function Files({ variant }: Pick<JobApplicationContent, 'variant'>) {
  const text = useText();
  const isFreelance = variant === 'freelance';
  return (
    <>
      <BoundFileField
        kind="resume"
        label={text('apply.resume.label')}
        hint={text(isFreelance ? 'apply.resume.hintFreelance' : 'apply.resume.hint')}
        isRequired={!isFreelance}
      />
      <BoundFileField
        kind="portfolio"
        label={text('apply.portfolio.label')}
        hint={text('apply.portfolio.hint')}
      />
      <BoundFileField
        kind="certificates"
        label={text('apply.certificates.label')}
        hint={text('apply.certificates.hint')}
      />
    </>
  );
}

function End({ content: { privacy } }: ApplicationFieldsProps) {
  const text = useText();
  return (
    <>
      <SelectField
        {...useTextField('channel')}
        label={text('apply.channel.label')}
        options={CHANNELS.map((value) => ({ value, label: text(`apply.channelOption.${value}`) }))}
      />
      <div>
        <p className={fieldNote}>{text('apply.privacy.text')}</p>
        <TextLink href={privacy.href} hreflang={privacy.hreflang} isExternal size="small">
          {privacy.label}
        </TextLink>
      </div>
      <Checkbox {...useCheckField('privacy_ack')} label={text('apply.privacyAck.label')} isRequired />
      <Checkbox
        {...useCheckField('talent_pool')}
        label={text('apply.talentPool.label')}
        hint={text('apply.talentPool.hint')}
        isMarked={false}
      />
    </>
  );
}
