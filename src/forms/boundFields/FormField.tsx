import type { ComponentType } from 'react';
import type {
  CheckboxField,
  FileField,
  LineField,
  SelectField as SelectRow,
  TextAreaField,
} from '../../applications/field';
import { useText } from '../../i18n/useText';
import { Checkbox } from '../Checkbox/Checkbox';
import { useFormContext } from '../FormContext';
import { SelectField } from '../SelectField/SelectField';
import { TextArea } from '../TextArea/TextArea';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { BoundDateField } from './BoundDateField';
import { TypoQuestion } from './TypoQuestion';
import { type BoundFieldProps, useBoundField } from './useBoundField';

export interface FormFieldProps extends BoundFieldProps {
  /** Component for file fields. */
  fileField?: ComponentType<BoundFieldProps<FileField>> | undefined;
}

/**
 * Renders a field of the form according to its row in the table of fields.
 * @throws for a file field if the form passes no `fileField`
 */
export function FormField({ name, row, fileField: BoundFileField }: FormFieldProps) {
  switch (row.type) {
    case 'file':
      if (!BoundFileField)
        throw new Error(`The field "${name}" takes files: pass a fileField to FormFields.`);
      return <BoundFileField name={name} row={row} />;
    case 'checkbox':
      return <BoundCheckbox name={name} row={row} />;
    case 'select':
      return <BoundSelect name={name} row={row} />;
    case 'textarea':
      return <BoundTextArea name={name} row={row} />;
    case 'date':
      return <BoundDateField name={name} row={row} />;
    default:
      return <BoundTextField name={name} row={row} />;
  }
}

function BoundCheckbox(props: BoundFieldProps<CheckboxField>) {
  const { frame, value, onChange } = useBoundField(props, false);
  return <Checkbox {...frame} isChecked={value} onChange={onChange} showsRequirement={frame.isRequired} />;
}

function BoundSelect(props: BoundFieldProps<SelectRow>) {
  const text = useText();
  const { draft } = useFormContext();
  const { frame, value, onChange } = useBoundField(props, '');
  const { givenHint } = props.row;
  const isGiven = value !== '' && draft.given[frame.name] === value;
  const options = Object.entries(props.row.options).map(([option, label]) => ({
    value: option,
    label: text(label),
  }));
  return (
    <SelectField
      {...frame}
      hint={givenHint && isGiven ? text(givenHint) : frame.hint}
      value={value}
      onChange={onChange}
      options={options}
    />
  );
}

function BoundTextArea(props: BoundFieldProps<TextAreaField>) {
  const { frame, value, onChange } = useBoundField(props, '');
  return <TextArea {...frame} value={value} onChange={onChange} maxLength={props.row.maxLength} />;
}

/** Input attributes by type. */
const INPUTS: Record<
  Exclude<LineField['type'], 'date'>,
  Pick<TextFieldProps, 'type' | 'inputMode' | 'isVerbatim'>
> = {
  name: { isVerbatim: true },
  text: {},
  email: { type: 'email', isVerbatim: true },
  tel: { type: 'tel' },
  // Not "url": without a script the browser would reject an address without a scheme, which we add.
  url: { type: 'text', inputMode: 'url', isVerbatim: true },
  salary: { inputMode: 'numeric' },
};

function BoundTextField(props: BoundFieldProps<LineField>) {
  const { row } = props;
  const text = useText();
  const { frame, value, onChange } = useBoundField(props, '');
  const { placeholder, typoQuestion, autoComplete = 'off' } = row;
  return (
    <TextField
      {...frame}
      {...(row.type === 'date' ? {} : INPUTS[row.type])}
      value={value}
      onChange={onChange}
      autoComplete={autoComplete}
      placeholder={placeholder && text(placeholder)}
      note={
        typoQuestion && (
          <TypoQuestion name={frame.name} email={value} question={typoQuestion} onCorrect={onChange} />
        )
      }
    />
  );
}
