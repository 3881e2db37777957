import type { LineField } from '../../applications/field';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import { useText } from '../../i18n/useText';
import { emailSuggestion } from '../emailSuggestion';
import { fieldIds } from '../FieldFrame/fieldIds';
import { fieldNote, inlineButton } from '../FieldFrame/fieldStyles';

export interface TypoQuestionProps {
  /** Name of the field. */
  name: string;
  /** The typed address. */
  email: string;
  question: NonNullable<LineField['typoQuestion']>;
  /** Called with the suggested address. */
  onCorrect: (email: string) => void;
}

/** Asks whether another email address was meant, and fills it in on a click; empty if the address looks right. */
export function TypoQuestion({ name, email, question, onCorrect }: TypoQuestionProps) {
  const text = useText();
  const isHydrated = useIsHydrated();
  const suggestion = emailSuggestion(email);
  const correct = (meant: string) => {
    onCorrect(meant);
    document.getElementById(fieldIds(name).control)?.focus();
  };
  if (!isHydrated) return null;
  return (
    // Also without a question: screen readers announce only what appears in an element that they know.
    <output className={fieldNote}>
      {suggestion && (
        <button className={inlineButton} type="button" onClick={() => correct(suggestion)}>
          {text(question, { email: suggestion })}
        </button>
      )}
    </output>
  );
}
