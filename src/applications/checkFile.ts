import { APPLICATION_FIELDS, FILE_FIELDS, type FileKind } from './applicationFields';
import type { FieldError } from './errors';
import { isDuplicate } from './isDuplicate';
import { FILE_TYPES, type FileType, MAX_FILE_BYTES, MAX_TOTAL_BYTES, MEGABYTE_BYTES } from './limits';

/** Properties of a file that are known without reading it. */
export interface FileFacts {
  /** Field it belongs to. */
  kind: FileKind;
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type reported by the browser; empty if unknown. */
  type: string;
}

/** Returns the extension of a file's name without its dot, in lower case; undefined if it has none. */
export function extensionOf(name: string): string | undefined {
  return /\.([^.\s/\\]+)$/.exec(name.trim())?.[1]?.toLowerCase();
}

/**
 * Returns the type a file claims to have: by its extension, or by its MIME type if the name has none, as with pictures
 * from some phones. Browsers take MIME types from the operating system, where they are often wrong, so the extension
 * takes precedence.
 */
export function claimedType({ name, type }: Pick<FileFacts, 'name' | 'type'>): FileType | undefined {
  const types = Object.keys(FILE_TYPES) as FileType[];
  const extension = extensionOf(name);
  if (extension !== undefined) return types.find((known) => known === extension);
  const mime = type.toLowerCase().split(';', 1)[0]?.trim() ?? '';
  return types.find((known) => (FILE_TYPES[known] as readonly string[]).includes(mime));
}

/** Returns the problems of one file by itself: type, emptiness, size. */
export function checkFileFacts(file: FileFacts): FieldError[] {
  const { kind: field, size } = file;
  const types: readonly FileType[] = APPLICATION_FIELDS[field].fileTypes;
  const type = claimedType(file);
  if (type === undefined || !types.includes(type))
    return [{ field, code: 'fileType', params: { types: types.join(',') } }];
  if (size === 0) return [{ field, code: 'fileEmpty' }];
  if (size > MAX_FILE_BYTES) {
    return [{ field, code: 'fileSize', params: { maxFile: MAX_FILE_BYTES / MEGABYTE_BYTES } }];
  }
  return [];
}

/** Sum of all files, bytes. */
function totalBytes(files: readonly FileFacts[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Returns the problems of all files of an application, individual and combined; `index` counts within the field. */
export function checkFiles(files: readonly FileFacts[]): FieldError[] {
  const errors: FieldError[] = [];
  for (const kind of FILE_FIELDS) {
    const own = files.filter((file) => file.kind === kind);
    const { maxFiles } = APPLICATION_FIELDS[kind];
    if (own.length > maxFiles) errors.push({ field: kind, code: 'fileCount', params: { n: maxFiles } });
    for (const [index, file] of own.entries()) {
      const found = checkFileFacts(file).map((error) => ({ ...error, params: { ...error.params, index } }));
      errors.push(...found);
      if (isDuplicate(file, own.slice(0, index))) {
        errors.push({ field: kind, code: 'fileDuplicate', params: { name: file.name, index } });
      }
    }
  }
  const last = files.at(-1);
  const isOneTooLarge = errors.some(({ code }) => code === 'fileSize');
  if (last && !isOneTooLarge && totalBytes(files) > MAX_TOTAL_BYTES) {
    errors.push({
      field: last.kind,
      code: 'fileTotal',
      params: { max: MAX_TOTAL_BYTES / MEGABYTE_BYTES },
    });
  }
  return errors;
}
