import type { Locale } from '../content/locales';
import type { TextKey } from '../generated/textKeys';
import type { FileType } from './limits';

/** Kinds of applications: for a job, without an advertisement, as a freelancer. */
export type ApplicationVariant = 'job' | 'initiative' | 'freelance';

/** What every field has. */
interface CommonField {
  label: TextKey;
  /** Names the field where its label is a whole sentence: in the error summary and in copies of the answers. */
  shortLabel?: TextKey;
  /** What helps to fill it in; may use `{currency}`. */
  hint?: TextKey | undefined;
  isRequired?: boolean;
  /** Headed part of the form; forms without parts leave it out. */
  section?: 'person' | 'words' | 'terms' | 'files' | 'end';
  /** Two neighbours of half width stand side by side where there is room. */
  isHalf?: boolean;
  /** The only kind of application that asks for it. */
  only?: ApplicationVariant;
  /**
   * How an applicant tracking system gets it besides the letter with all answers: `candidate` as what every vendor
   * knows of a person; `question` as the answer to a question of the job's own, where one is set up.
   */
  ats?: 'candidate' | 'question';
}

/** A field of one line. Its type decides the control, the rule, and the form in which the value is kept. */
export interface LineField extends CommonField {
  type: 'name' | 'text' | 'email' | 'tel' | 'url' | 'date' | 'salary';
  /** Most characters, counted as `countCharacters` does. E-mail, dates and salaries have rules of their own instead. */
  maxLength?: number;
  /** Token of the HTML standard for filling in by the browser; `off` where left out. */
  autoComplete?: string;
  /** An example in the empty field. */
  placeholder?: TextKey | ((locale: Locale) => string) | undefined;
  /** Asks whether another e-mail address was meant, e.g. after "gmial.com". */
  typoQuestion?: TextKey;
}

/** A field of several lines with a counter. */
export interface TextAreaField extends CommonField {
  type: 'textarea';
  /** Fewest characters, counted as `countCharacters` does. */
  minLength?: number;
  /** Most characters. */
  maxLength: number;
}

/** A choice of one among several. */
export interface SelectField extends CommonField {
  type: 'select';
  /** Text key of each value's label, in the order of the list. */
  options: Readonly<Record<string, TextKey>>;
  /** Says that the value came with the address, as long as it is that one. */
  givenHint?: TextKey;
}

/** A box to tick; sent as `true`. */
export interface CheckboxField extends CommonField {
  type: 'checkbox';
}

/** Files of one kind. */
export interface FileField extends CommonField {
  type: 'file';
  maxFiles: number;
  fileTypes: readonly FileType[];
  /** Another file field that may be filled in instead of this one. */
  alternative?: string;
}

/** One row of a form's table of fields. */
export type Field = LineField | TextAreaField | SelectField | CheckboxField | FileField;

/** A row with what is different in the form for freelancers. */
export type FieldRow = {
  [F in Field as F['type']]: F & { freelance?: Partial<Omit<F, 'type'>> };
}[Field['type']];

/** The fields of a form by the name under which they are sent, in the order in which they stand on the page. */
export type Fields = Readonly<Record<string, Field>>;

/** Names of the fields of a table that are of some types. */
export type NameOfType<Table, Type extends Field['type']> = {
  [Name in keyof Table]: Table[Name] extends { type: Type } ? Name : never;
}[keyof Table];

/** Names of the fields of some types, in the order of the table. */
export function namesOfType<Table extends Readonly<Record<string, FieldRow>>, Type extends Field['type']>(
  table: Table,
  ...types: readonly Type[]
): NameOfType<Table, Type>[] {
  const isOfType = (name: string) => (types as readonly string[]).includes(table[name]?.type ?? '');
  return Object.keys(table).filter(isOfType) as NameOfType<Table, Type>[];
}

/** The fields of a table as one kind of application has them. */
export function fieldsFor(table: Readonly<Record<string, FieldRow>>, variant: ApplicationVariant): Fields {
  const rows = Object.entries(table).filter(([, { only = variant }]) => only === variant);
  return Object.fromEntries(
    rows.map(([name, { freelance, ...field }]) => [
      name,
      (variant === 'freelance' ? { ...field, ...freelance } : field) as Field,
    ]),
  );
}
