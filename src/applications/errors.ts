/** Why a value is refused. Each code has one text, see `errorTexts.ts`. */
export type ErrorCode =
  | 'required'
  | 'email'
  | 'tooLong'
  | 'tooShort'
  | 'url'
  | 'nameUrl'
  | 'option'
  | 'datePast'
  | 'dateFormat'
  | 'salary'
  | 'phone'
  | 'fileSize'
  | 'fileTotal'
  | 'fileCount'
  | 'fileType'
  | 'fileEmpty'
  | 'fileDuplicate'
  | 'fileUnreadable'
  | 'filePassword'
  | 'fileInfected'
  | 'fileContent';

/** One problem of one field, as the server answers it too. */
export interface FieldError {
  /** Name of the field. */
  field: string;
  code: ErrorCode;
  /** Values for the text's placeholder; for files also `index`, the file's place within its field, from 0. */
  params?: Record<string, string | number>;
}
