import type { FormApi } from 'final-form';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FILE_FIELDS, type FileKind } from '../../applications/applicationFields';
import type { Fields } from '../../applications/field';
import { DRAFT_DELAY_MS } from '../../config/formTimers';
import { localDay } from '../../lib/localDay';
import { entriesOf, filledValuesOf, type FormValues, plainNames } from '../formValues';
import { createKey } from '../submission/createKey';
import { fillKey } from '../submission/fillKey';
import type { DraftTexts } from './draftStorage';
import { type FilledValues, forget, type FormMemory, keep, recall, remember } from './formMemory';

/** Dependencies of a draft on its form. */
export interface DraftOptions {
  /** Id of the draft; the same in every language. */
  id: string;
  form: FormApi<FormValues>;
  fields: Fields;
  /** The chosen files by the id of their entry; always the same map. */
  files: Map<string, File>;
  /** The form element: it holds what was typed before hydration. */
  element: RefObject<HTMLFormElement | null>;
  /** Called with the first input of an application or a message; not again for a draft that is restored. */
  onStart: () => void;
  /** Called on each change while there is input. */
  onInput: () => void;
  /** Called with the files that were chosen before hydration. */
  onFiles?: (kind: FileKind, files: File[]) => void;
  /** Idempotency key in the server's response, if the form was sent without script: the same entry may exist already. */
  initialKey?: string | undefined;
  /** Values from the address; read once, in the browser. They do not count as input until they are changed. */
  given?: (() => DraftTexts) | undefined;
}

/** The draft of a form. */
export interface FormDraft {
  /** true: there is unsent input. */
  isDirty: boolean;
  /** true: values of an earlier page load were restored, without files. */
  isRestored: boolean;
  /** Values from the address; none in the first rendering, which must equal the prerendered page. */
  given: DraftTexts;
  /** The idempotency key, from the first input to success. */
  key: () => string;
  renewKey: () => void;
  /** Discards everything. @returns a function that brings it back, with its files and its key */
  discard: () => () => void;
  /** To be called once the form was sent: nothing is stored any longer. */
  finish: () => void;
}

const NOTHING_GIVEN: DraftTexts = {};

const emptied = (given: DraftTexts): DraftTexts =>
  Object.fromEntries(Object.keys(given).map((name) => [name, '']));

/** Moves what was typed and chosen before hydration to a form that React has rendered anew. */
function moveInput(to: HTMLFormElement): void {
  const from = window.prerendered?.querySelector<HTMLFormElement>(
    `form[action="${to.getAttribute('action')}"]`,
  );
  if (!from || from === to) return;
  for (const control of to.elements as Iterable<HTMLInputElement>) {
    const before = from.elements.namedItem(control.name) as HTMLInputElement | null;
    if (!before) continue;
    if (before.type === 'file') control.files = before.files;
    else if (before.type === 'checkbox') control.checked = before.checked;
    else control.value = before.value;
  }
}

function valueInPage(form: HTMLFormElement, name: string): string | boolean | undefined {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  const hasValue =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return hasValue ? control.value : undefined;
}

/** Saves the input of a form, in memory at once and its texts in the tab's storage after half a second, and restores it. */
export function useFormDraft(options: DraftOptions): FormDraft {
  const { id, form, fields, files, element } = options;
  const key = useRef('');
  const answeredKey = useRef(options.initialKey);
  const [isDirty, setDirty] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const isFinished = useRef(false);
  const [given, setGiven] = useState(NOTHING_GIVEN);
  const latestGiven = useRef(NOTHING_GIVEN);
  const latest = useEffectEvent(() => options);

  const inputOf = useCallback(
    (values: FormValues): FilledValues => {
      const filled = filledValuesOf(fields, values);
      // A given value that was emptied must stay empty when the form is opened again.
      const kept = Object.entries({ ...emptied(latestGiven.current), ...filled });
      return Object.fromEntries(kept.filter(([name, value]) => latestGiven.current[name] !== value));
    },
    [fields],
  );

  const memoryOf = useCallback(
    (values: FormValues): FormMemory => ({
      key: key.current,
      values: inputOf(values),
      entries: entriesOf(values),
      files,
    }),
    [inputOf, files],
  );

  // Before the first paint: input from before hydration takes precedence over remembered values.
  useLayoutEffect(() => {
    const memory = recall(id);
    const today = localDay(new Date());
    latestGiven.current = { ...latest().given?.() };
    // Always a new object: a state update in a layout effect has React run the other effects at once, in which the fields
    // subscribe to the form. Text typed before they do would be lost where React has rendered the form anew.
    // oxlint-disable-next-line react/set-state-in-effect -- the prerendered page has no query string
    setGiven(latestGiven.current);
    if (element.current) moveInput(element.current);
    form.batch(() => {
      for (const name of plainNames(fields)) {
        const typed = element.current ? valueInPage(element.current, name) : undefined;
        const kept = memory?.values[name];
        // "From now on" in a draft of another day: it would be refused as a day in the past.
        const isPast = fields[name]?.type === 'date' && memory?.isFromStorage && kept && kept < today;
        const value = typed || (isPast ? undefined : (kept ?? latestGiven.current[name]));
        if (value) form.change(name, value);
      }
      for (const kind of FILE_FIELDS) {
        const own = memory?.entries.filter((entry) => entry.kind === kind) ?? [];
        if (own.length > 0) form.change(kind, own);
      }
    });
    if (!memory) return;
    key.current = answeredKey.current ?? memory.key;
    for (const [fileId, file] of memory.files) files.set(fileId, file);
    // oxlint-disable-next-line react/set-state-in-effect -- the first render must equal the prerendered page, which has no draft
    setRestored(memory.isFromStorage);
  }, [element, fields, files, form, id]);

  useEffect(() => {
    for (const kind of FILE_FIELDS) {
      const control = element.current?.elements.namedItem(kind);
      if (!(control instanceof HTMLInputElement) || !control.files?.length) continue;
      latest().onFiles?.(kind, [...control.files]);
      control.value = '';
    }
  }, [element]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      if (!isFinished.current) keep(id);
    };
    const unsubscribe = form.subscribe(
      ({ values }) => {
        if (isFinished.current) return;
        const isFilled = Object.values(inputOf(values)).some(Boolean) || entriesOf(values).length > 0;
        setDirty(isFilled);
        clearTimeout(timer);
        if (!isFilled) return forget(id);
        if (key.current === '') {
          key.current = answeredKey.current ?? createKey();
          latest().onStart();
        }
        fillKey(element.current, key.current);
        latest().onInput();
        remember(id, memoryOf(values));
        timer = setTimeout(save, DRAFT_DELAY_MS);
      },
      { values: true },
    );
    window.addEventListener('pagehide', save);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [element, form, id, inputOf, memoryOf]);

  const renewKey = useCallback(() => {
    key.current = createKey();
    remember(id, memoryOf(form.getState().values));
    keep(id);
  }, [form, id, memoryOf]);

  const discard = useCallback(() => {
    const { values } = form.getState();
    const discardedFiles = [...files];
    const discardedKey = key.current;
    files.clear();
    key.current = '';
    // The server may hold the discarded entry under this key, and would refuse a different one.
    answeredKey.current = undefined;
    form.restart(given);
    return () => {
      for (const [fileId, file] of discardedFiles) files.set(fileId, file);
      key.current = discardedKey;
      form.batch(() => {
        for (const [name, value] of Object.entries(values)) form.change(name, value);
      });
    };
  }, [files, form, given]);

  const finish = useCallback(() => {
    isFinished.current = true;
    setDirty(false);
    forget(id);
  }, [id]);

  return { isDirty, isRestored, given, key: () => key.current, renewKey, discard, finish };
}
