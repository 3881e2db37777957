import type { OpenForm } from '../config/jobIds';
import type { TextKey } from '../generated/textKeys';
import type { FileType } from './limits';

/** Kinds of applications: for a job, unsolicited, as a freelancer. */
export type ApplicationVariant = 'job' | OpenForm;

/** Properties common to all fields. */
interface CommonField {
  label: TextKey;
  /** Short name of the field if its label is a whole sentence: in the error summary and in copies of the answers. */
  shortLabel?: TextKey;
  /** Help text; may use `{currency}`. */
  hint?: TextKey | undefined;
  isRequired?: boolean;
  /** Part of the form that the field belongs to, each with a heading; absent in forms without parts. */
  section?: 'person' | 'words' | 'terms' | 'files' | 'end';
  /** Two consecutive fields of half width are placed side by side if there is room. */
  isHalf?: boolean;
  /** The only kind of application that has this field. */
  only?: ApplicationVariant;
  /**
   * How an applicant tracking system receives it, besides the letter with all answers: `candidate`: as a personal
   * detail that every vendor supports; `question`: as the answer to a custom question of the job, if one is set up.
   */
  ats?: 'candidate' | 'question';
}

/** A single-line field. Its type determines the control, the rule, and the stored form of the value. */
export interface LineField extends CommonField {
  type: 'name' | 'text' | 'email' | 'tel' | 'url' | 'date' | 'salary';
  /** Longest text, counted with `countCharacters`. Email addresses, dates and salaries have their own rules instead. */
  maxLength?: number;
  /** HTML `autocomplete` token; `off` if left out. */
  autoComplete?: string;
  /** Example shown in the empty field. */
  placeholder?: TextKey;
  /** Question whether another email address was meant, e.g. after "gmial.com". */
  typoQuestion?: TextKey;
}

/** A multi-line field with a character counter. */
export interface TextAreaField extends CommonField {
  type: 'textarea';
  /** Shortest text, counted with `countCharacters`. */
  minLength?: number;
  /** Longest text, in characters. */
  maxLength: number;
}

/** A choice of one option. */
export interface SelectField extends CommonField {
  type: 'select';
  /** Text key of each value's label, in the order of the list. */
  options: Readonly<Record<string, TextKey>>;
  /** Note that the value was taken from the address; shown until the value is changed. */
  givenHint?: TextKey;
}

/** A checkbox; sent as `true`. */
export interface CheckboxField extends CommonField {
  type: 'checkbox';
}

/** Files of one kind. */
export interface FileField extends CommonField {
  type: 'file';
  maxFiles: number;
  fileTypes: readonly FileType[];
  /** Another file field that may be filled in instead. */
  alternative?: string;
}

/** A field: one row of a form's table. */
export type Field = LineField | TextAreaField | SelectField | CheckboxField | FileField;

/** A row with its overrides in the form for freelancers. */
export type FieldRow = {
  [F in Field as F['type']]: F & { freelance?: Partial<Omit<F, 'type'>> };
}[Field['type']];

/** The fields of a form by the name under which they are sent, in the order of the page. */
export type Fields = Readonly<Record<string, Field>>;

/** Returns the fields of a table for one kind of application. */
export function fieldsFor(table: Readonly<Record<string, FieldRow>>, variant: ApplicationVariant): Fields {
  const rows = Object.entries(table).filter(([, { only = variant }]) => only === variant);
  return Object.fromEntries(
    rows.map(([name, { freelance, ...field }]) => [
      name,
      (variant === 'freelance' ? { ...field, ...freelance } : field) as Field,
    ]),
  );
}
