import { useRef } from 'react';
import { LOCALES } from '../../../src/content/locales';
import { hint, row, smallButton, stack } from '../tool/toolStyles';
import { countFindings, type PageTypography, safeOnly } from './pageTypography';
import { TypographyFindings } from './TypographyFindings';

export interface TypographyPanelProps {
  found: readonly PageTypography[];
  putRight: (choices: readonly PageTypography[]) => void;
  /** Focuses the field of a text. */
  goTo: (text: PageTypography) => void;
}

/** Lists typographic corrections of all texts of the page by field, with buttons that apply them. */
export function TypographyPanel({ found, putRight, goTo }: TypographyPanelProps) {
  const summary = useRef<HTMLParagraphElement>(null);
  const safe = safeOnly(found);
  const insert = (choices: readonly PageTypography[]) => {
    putRight(choices);
    // The pressed button is gone afterwards.
    summary.current?.focus();
  };
  const count = countFindings(found);
  const words =
    count === 0
      ? 'Quotation marks, blanks, dashes and long words are as they should be.'
      : `${count} ${count === 1 ? 'place' : 'places'} in ${found.length} ${found.length === 1 ? 'text' : 'texts'}. · is a soft hyphen, ␣ a no-break space.`;
  return (
    <div className={stack}>
      <p ref={summary} tabIndex={-1}>
        {words}
      </p>
      {safe.length > 0 && (
        <div className={row}>
          <button className={smallButton} type="button" onClick={() => insert(safe)}>
            {`Insert all ${countFindings(safe)} safe ones`}
          </button>
          <p className={hint}>What has more than one answer is left for you to look at.</p>
        </div>
      )}
      {found.map((text) => {
        const place = `${LOCALES[text.locale].autonym} ${text.pointer}`;
        return (
          <section key={place} className={stack} aria-label={place}>
            <div className={row}>
              <button className={smallButton} type="button" onClick={() => goTo(text)}>
                {place}
              </button>
            </div>
            <TypographyFindings
              label={`Typography of ${place}`}
              typography={text}
              putRight={(findings) => insert([{ ...text, findings }])}
            />
          </section>
        );
      })}
    </div>
  );
}
