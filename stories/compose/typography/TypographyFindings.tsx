import { Icon } from '../../../src/components/Icon/Icon';
import type { TypographyFinding } from '../../../scripts/content/typography/findPlaces';
import { withVisibleCharacters } from '../model/visibleCharacters';
import { code, message, row, smallButton, stack } from '../tool/toolStyles';
import type { PageTypography } from './pageTypography';

export interface TypographyFindingsProps {
  id?: string | undefined;
  /** Accessible name of the list. */
  label: string;
  typography: PageTypography;
  /** Applies some of the corrections. */
  putRight: (findings: TypographyFinding[]) => void;
}

/** Number of characters shown on each side of a correction. */
const CONTEXT = 14;

function excerptsOf(text: string, { start, end, replacement }: TypographyFinding): [string, string] {
  const from = Math.max(0, start - CONTEXT);
  const to = Math.min(text.length, end + CONTEXT);
  const [head, tail] = [text.slice(from, start), text.slice(end, to)];
  const shown = (middle: string) =>
    withVisibleCharacters(`${from > 0 ? '…' : ''}${head}${middle}${tail}${to < text.length ? '…' : ''}`);
  return [shown(text.slice(start, end)), shown(replacement)];
}

/** Lists typographic corrections of one text: before, after, reason, and a button that applies it. */
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
