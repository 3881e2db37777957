import { Fragment, type ReactNode } from 'react';
import type { Field } from '../../applications/field';
import { useFormContext } from '../FormContext';
import { FormField, type FormFieldProps } from './FormField';

export interface FormFieldsProps {
  /** Part of the form; without it, the fields that belong to no part. */
  section?: Field['section'];
  /** Class of the container of two half-width fields. */
  pairClass: string;
  /** Component for file fields; only a form with files loads its code. */
  fileField?: FormFieldProps['fileField'];
  /** Content before a field, by the field's name. */
  before?: Readonly<Record<string, ReactNode>>;
}

type Row = [name: string, row: Field];

/** Groups consecutive half-width fields in pairs; all others are on their own. */
function linesOf(rows: readonly Row[]): Row[][] {
  const lines: Row[][] = [];
  for (const entry of rows) {
    const line = lines.at(-1);
    if (entry[1].isHalf && line?.length === 1 && line[0]?.[1].isHalf) line.push(entry);
    else lines.push([entry]);
  }
  return lines;
}

/** The fields of a form, or of a part of it, in the order of the table. */
export function FormFields({ section, pairClass, fileField, before = {} }: FormFieldsProps) {
  const { fields } = useFormContext();
  const rows = Object.entries(fields).filter(([, row]) => row.section === section);
  return linesOf(rows).map((line) => {
    const drawn = line.map(([name, row]) => (
      <Fragment key={name}>
        {before[name]}
        <FormField name={name} row={row} fileField={fileField} />
      </Fragment>
    ));
    return drawn.length === 2 ? (
      <div key={line[0]?.[0]} className={pairClass}>
        {drawn}
      </div>
    ) : (
      drawn
    );
  });
}
