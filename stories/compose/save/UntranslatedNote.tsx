import { DEFAULT_LOCALE, LOCALES } from '../../../src/content/locales';
import type { TextPlace } from '../model/untranslated';
import { message, row, smallButton } from '../tool/toolStyles';

export interface UntranslatedNoteProps {
  texts: readonly TextPlace[];
  /** Focuses the field of a text. */
  goTo: (text: TextPlace) => void;
}

/** Says before saving how many texts of translations are the same as in the default language; nothing if there are none. */
export function UntranslatedNote({ texts, goTo }: UntranslatedNoteProps) {
  const [first] = texts;
  if (!first) return null;
  const count = texts.length === 1 ? '1 text is' : `${texts.length} texts are`;
  return (
    <div className={message} data-severity="warning">
      <p>{`${count} the same as in ${LOCALES[DEFAULT_LOCALE].autonym}: not translated yet?`}</p>
      <div className={row}>
        <button className={smallButton} type="button" onClick={() => goTo(first)}>
          Go to the first
        </button>
      </div>
    </div>
  );
}
