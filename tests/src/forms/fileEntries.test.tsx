import { act, render, renderHook, waitFor } from '@testing-library/react';
import { createForm } from 'final-form';
import { FileName } from '../../../src/forms/FileField/FileName';
import { FileRow } from '../../../src/forms/FileField/FileRow';
import type { FileEntry } from '../../../src/forms/draft/formMemory';
import { fileErrors } from '../../../src/forms/fileErrors';
import type { ErrorsByField, FormValues } from '../../../src/forms/formValues';
import { useErrorText } from '../../../src/forms/useErrorText';
import { useFileEntries } from '../../../src/forms/useFileEntries';
import { German } from '../../helpers/German';

const pdf = (name: string, bytes = 9) => new File(['%'.repeat(bytes)], name, { type: 'application/pdf' });

function renderEntries() {
  const form = createForm<FormValues>({ onSubmit: () => {} });
  const { result } = renderHook(() => useFileEntries(form, useErrorText('application')), {
    wrapper: German,
  });
  const entries = () => form.getState().values['certificates'] as FileEntry[];
  return {
    add: (...files: File[]) => act(() => result.current.add('certificates', files)),
    said: () => result.current.announcement,
    refuse: (errors: ErrorsByField) => act(() => result.current.refuse(errors)),
    names: () => entries().map(({ name, size }) => `${name} ${size}`),
    errors: () => fileErrors(form.getState().values),
  };
}

describe('screen readers are told', () => {
  it('which files were added', () => {
    const { add, said } = renderEntries();
    add(pdf('a.pdf'), pdf('b.pdf'));
    expect(said()).toBe('Hinzugefügt: a.pdf, b.pdf.');
  });

  it('what is wrong with a file, together with its name', () => {
    const { add, said } = renderEntries();
    add(pdf('leer.pdf', 0));
    expect(said()).toBe('Hinzugefügt: leer.pdf. Die Datei ist leer.');
  });

  it('only the number of many files, and that they are too many', () => {
    const { add, said } = renderEntries();
    add(...Array.from({ length: 12 }, (_, index) => pdf(`${index}.pdf`)));
    expect(said()).toBe('12 Dateien hinzugefügt. Max. 5 Dateien.');
  });

  it('that a file is there already', () => {
    const { add, said } = renderEntries();
    add(pdf('a.pdf'));
    add(pdf('a.pdf'));
    expect(said()).toBe('a.pdf ist schon dabei.');
  });

  it('that a file cannot be read', async () => {
    const { add, said } = renderEntries();
    const read = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer');
    read.mockImplementation(function fail(this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'));
    });
    add(pdf('weg.pdf'));
    await waitFor(() => expect(said()).toMatch(/^Die Datei kann nicht mehr gelesen werden/));
  });
});

describe('a file that cannot be sent', () => {
  const password = { field: 'certificates', code: 'filePassword', params: { index: 1 } } as const;

  it('stays refused when another one is added, wherever it then stands', () => {
    const { add, refuse, errors } = renderEntries();
    add(pdf('a.pdf'), pdf('b.pdf'));
    refuse({ certificates: [password] });
    add(pdf('c.pdf'));
    expect(errors()).toEqual([password]);
  });

  it('is replaced by one of its name, after which nothing is wrong', () => {
    const { add, refuse, errors, names } = renderEntries();
    add(pdf('a.pdf'), pdf('b.pdf'));
    refuse({ certificates: [password] });
    add(pdf('b.pdf'));
    expect(names()).toEqual(['a.pdf 9', 'b.pdf 9']);
    expect(errors()).toEqual([]);
  });

  it('is replaced, too, if it could not be read, and if this page has found the fault', async () => {
    const { add, errors, names } = renderEntries();
    const read = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer');
    read.mockImplementation(function fail(this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'));
    });
    add(pdf('weg.pdf'), pdf('leer.pdf', 0));
    await waitFor(() => expect(errors().map(({ code }) => code)).toContain('fileUnreadable'));
    read.mockRestore();
    add(pdf('weg.pdf'), pdf('leer.pdf'));
    expect(names()).toEqual(['weg.pdf 9', 'leer.pdf 9']);
    await waitFor(() => expect(errors()).toEqual([]));
  });

  it('is not meant by an error about all of them', () => {
    const { add, refuse, errors } = renderEntries();
    add(pdf('a.pdf'));
    refuse({ certificates: [{ field: 'certificates', code: 'fileTotal', params: { max: 25, index: 0 } }] });
    expect(errors()).toEqual([]);
  });
});

it('a file that was still being read when the language was changed is read in the new form', async () => {
  const entry = { id: '1', kind: 'resume', name: 'a.pdf', size: 9, type: '' } as const;
  const checking = { ...entry, isChecking: true, isUnreadable: false };
  const form = createForm<FormValues>({ onSubmit: () => {}, initialValues: { resume: [checking] } });
  renderHook(
    () => {
      const entries = useFileEntries(form, useErrorText('application'));
      entries.files.set('1', pdf('a.pdf'));
    },
    { wrapper: German },
  );
  await waitFor(() => expect(form.getState().values['resume']).toEqual([{ ...checking, isChecking: false }]));
});

it('the name of a file is isolated, so that direction marks in it do not turn size and state around', () => {
  const name = 'Leb\u202Efdp.exe.pdf';
  const { container } = render(<FileRow file={{ id: '1', name, size: 9, state: 'ready' }} />, {
    wrapper: German,
  });
  expect(container.querySelector('bdi')?.textContent).toBe(name);
});

it('size and state stand on one line, also below a long name', () => {
  const { container } = render(<FileRow file={{ id: '1', name: 'a.pdf', size: 9, state: 'ready' }} />, {
    wrapper: German,
  });
  expect(container.querySelector('p > span')?.textContent).toBe('0,1\u00A0kB\u00A0·\u00A0passt');
});

it('a long name breaks behind its marks, not within a word or a number', () => {
  const { container } = render(<FileName>Mira_Lebenslauf-2026.pdf (2.9 kB)</FileName>);
  expect(container.innerHTML).toBe('Mira_<wbr>Lebenslauf-<wbr>2026.<wbr>pdf (2.9 kB)');
});
