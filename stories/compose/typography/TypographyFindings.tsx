import { Icon } from '../../../src/components/Icon/Icon';
import type { TypographyFinding } from '../../../scripts/content/typography/findPlaces';
import { withVisibleCharacters } from '../model/visibleCharacters';
import { code, message, row, smallButton, stack } from '../tool/toolStyles';
import type { PageTypography } from './pageTypography';

export interface TypographyFindingsProps {
  id?: string | undefined;
  /** What a screen reader calls the list. */
  label: string;
  typography: PageTypography;
  /** Puts some of the findings right. */
  putRight: (findings: TypographyFinding[]) => void;
}

/** Characters shown on each side of a finding. */
const CONTEXT = 14;

function excerptsOf(text: string, { start, end, replacement }: TypographyFinding): [string, string] {
  const from = Math.max(0, start - CONTEXT);
  const to = Math.min(text.length, end + CONTEXT);
  const [head, tail] = [text.slice(from, start), text.slice(end, to)];
  const shown = (middle: string) =>
    withVisibleCharacters(`${from > 0 ? '…' : ''}${head}${middle}${tail}${to < text.length ? '…' : ''}`);
  return [shown(text.slice(start, end)), shown(replacement)];
}

/** What the characters of one text should be: before, after, why, and a button that inserts it. */
export function TypographyFindings({ id, label, typography, putRight }: TypographyFindingsProps) {
  const { text, findings } = typography;
  return (
    <div id={id} className={stack}>
      <ul className={stack} aria-label={label}>
        {findings.map((finding) => {
          const [before, after] = excerptsOf(text, finding);
          return (
            <li key={`${finding.start} ${finding.replacement}`} className={message} data-severity="warning">
              <p>{finding.isSafe ? finding.message : `${finding.message} (look at it)`}</p>
              <div className={row}>
                <p className={code}>
                  <del>{before}</del> <Icon name="arrow-right" size={20} /> <ins>{after}</ins>
                </p>
                <button
                  className={smallButton}
                  type="button"
                  aria-label={`Insert ${after}`}
                  onClick={() => putRight([finding])}
                >
                  Insert
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      {findings.length > 1 && (
        <div className={row}>
          <button className={smallButton} type="button" onClick={() => putRight(findings)}>
            {`Insert all ${findings.length} of this field`}
          </button>
        </div>
      )}
    </div>
  );
}
