import type { FormApi } from 'final-form';
import { useCallback, useEffect, useState } from 'react';
import { APPLICATION_FIELDS, FILE_FIELDS, type FileKind } from '../applications/applicationFields';
import type { ErrorCode, FieldError } from '../applications/errors';
import { isDuplicate } from '../applications/isDuplicate';
import { useText } from '../i18n/useText';
import type { FileEntry } from './draft/formMemory';
import { canBeRead } from './draft/readFile';
import { fieldIds } from './FieldFrame/fieldIds';
import { fileErrors } from './fileErrors';
import { entriesOf, type ErrorsByField, filesOf, type FormValues } from './formValues';
import { createKey } from './submission/createKey';

/** The files of the form and operations on them. */
export interface FileEntries {
  /** The files themselves by the id of their entry. */
  files: Map<string, File>;
  /** Latest change, for screen readers. */
  announcement: string;
  /** A file that was chosen twice, by kind; the second one is not added. */
  duplicate: { kind: FileKind; name: string } | undefined;
  add: (kind: FileKind, chosen: readonly File[]) => void;
  remove: (kind: FileKind, id: string) => void;
  /** Marks the files that the server has refused, so that they are not sent again. */
  refuse: (errors: ErrorsByField) => void;
  /** Reads all files again; resolves to true if each is still readable. */
  recheck: () => Promise<boolean>;
}

type Form = FormApi<FormValues>;

function patch(form: Form, id: string, change: Partial<FileEntry>): void {
  const entry = entriesOf(form.getState().values).find((other) => other.id === id);
  if (!entry) return;
  const entries = filesOf(form.getState().values, entry.kind);
  form.change(
    entry.kind,
    entries.map((other) => (other.id === id ? { ...other, ...change } : other)),
  );
}

/** Errors that are about a file itself, whatever is sent with it. */
const OF_ONE_FILE: readonly ErrorCode[] = [
  'fileSize',
  'fileType',
  'fileEmpty',
  'filePassword',
  'fileInfected',
  'fileContent',
];

/** Longest list of names that is read out; of more files, only the number. */
const MAX_READ_NAMES = 3;

/**
 * Stores the files beside the form's state, which holds only their properties.
 * @param errorText returns the message of an error
 */
export function useFileEntries(form: Form, errorText: (error: FieldError) => string): FileEntries {
  const text = useText();
  const [files] = useState(() => new Map<string, File>());
  const [announcement, setAnnouncement] = useState('');
  const [duplicate, setDuplicate] = useState<FileEntries['duplicate']>();

  const check = useCallback(
    async ({ id }: FileEntry): Promise<boolean> => {
      const file = files.get(id);
      const isReadable = file !== undefined && (await canBeRead(file));
      patch(form, id, { isChecking: false, isUnreadable: !isReadable });
      return isReadable;
    },
    [files, form],
  );

  // The form in the other language was left before they were read.
  useEffect(() => {
    for (const entry of entriesOf(form.getState().values)) if (entry.isChecking) void check(entry);
  }, [check, form]);

  const errorsOf = useCallback(
    (kind: FileKind) => {
      const errors = fileErrors(form.getState().values).filter(({ field }) => field === kind);
      return [...new Set(errors.map(errorText))];
    },
    [errorText, form],
  );

  const add = useCallback(
    (kind: FileKind, chosen: readonly File[]) => {
      const isSingle = APPLICATION_FIELDS[kind].maxFiles === 1;
      const { values } = form.getState();
      const before = isSingle && chosen.length > 0 ? [] : filesOf(values, kind);
      const faulty = fileErrors(values).filter(({ field }) => field === kind);
      // A file that cannot be sent is replaced by one of its name.
      const isReplaced = ({ name }: FileEntry, index: number) =>
        faulty.some(({ params }) => params?.['index'] === index) && chosen.some((file) => file.name === name);
      const entries = before.filter((entry, index) => !isReplaced(entry, index));
      let twice: FileEntries['duplicate'];
      for (const file of chosen) {
        const { name, size, type } = file;
        const entry: FileEntry = {
          id: createKey(),
          kind,
          name,
          size,
          type,
          isChecking: true,
          isUnreadable: false,
        };
        if (isDuplicate(entry, entries)) twice = { kind, name };
        else {
          files.set(entry.id, file);
          entries.push(entry);
        }
      }
      setDuplicate(twice);
      const added = entries.filter((entry) => !before.includes(entry));
      const said: string[] = [];
      if (added.length > 0) {
        form.change(kind, entries);
        const name = added.map((entry) => entry.name).join(', ');
        const isShort = added.length <= MAX_READ_NAMES;
        said.push(isShort ? text('upload.added', { name }) : text('upload.addedMany', { n: added.length }));
        said.push(...errorsOf(kind));
      }
      if (twice) said.push(text('upload.error.duplicate', { name: twice.name }));
      setAnnouncement(said.join(' '));
      for (const entry of added)
        void check(entry).then((isReadable) => {
          if (!isReadable) setAnnouncement(errorsOf(kind).join(' '));
        });
    },
    [check, errorsOf, files, form, text],
  );

  const remove = useCallback(
    (kind: FileKind, id: string) => {
      const entries = filesOf(form.getState().values, kind);
      const gone = entries.find((entry) => entry.id === id);
      files.delete(id);
      setDuplicate(undefined);
      form.change(
        kind,
        entries.filter((entry) => entry !== gone),
      );
      if (gone) setAnnouncement(text('upload.removed', { name: gone.name }));
      // The focused button is removed with its row.
      document.getElementById(fieldIds(kind).control)?.focus();
    },
    [files, form, text],
  );

  const refuse = useCallback(
    (errors: ErrorsByField) => {
      const { values } = form.getState();
      for (const kind of FILE_FIELDS)
        for (const error of errors[kind] ?? []) {
          const entry =
            OF_ONE_FILE.includes(error.code) && filesOf(values, kind)[Number(error.params?.['index'])];
          if (entry) patch(form, entry.id, { refusal: error });
        }
    },
    [form],
  );

  const recheck = useCallback(async () => {
    const results = await Promise.all(entriesOf(form.getState().values).map(check));
    return results.every(Boolean);
  }, [check, form]);

  return { files, announcement, duplicate, add, remove, refuse, recheck };
}
