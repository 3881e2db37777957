/** Reason for rejecting a value. Each code has one text, see `errorTexts.ts`. */
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

/** One problem of one field; the server responds in this format too. */
export interface FieldError {
  /** Name of the field. */
  field: string;
  code: ErrorCode;
  /** Values for the text's placeholders; for files also `index`, the file's position within its field, from 0. */
  params?: Record<string, string | number>;
}
