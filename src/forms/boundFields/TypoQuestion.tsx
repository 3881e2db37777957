import type { LineField } from '../../applications/field';
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

/**
 * Asks whether another email address was meant, and fills it in on a click; renders nothing if the address looks right.
 */
export function TypoQuestion({ name, email, question, onCorrect }: TypoQuestionProps) {
  const text = useText();
  const suggestion = emailSuggestion(email);
  if (suggestion === undefined) return null;
  const correct = () => {
    onCorrect(suggestion);
    document.getElementById(fieldIds(name).control)?.focus();
  };
  return (
    <output className={fieldNote}>
      <button className={inlineButton} type="button" onClick={correct}>
        {text(question, { email: suggestion })}
      </button>
    </output>
  );
}
