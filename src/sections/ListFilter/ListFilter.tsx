import { css } from '@linaria/core';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { FILTER_OPTIONS } from '../../config/listFilter';
import { usePageInfo } from '../../i18n/PageContext';
import { writeParameter } from '../../lib/writeParameter';
import { from, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { visuallyHidden } from '../../theme/mixins';
import { smallControl } from '../../theme/smallControl';
import { corner, space } from '../../theme/space';
import type { SectionProps } from '../sectionProps';

// Pages of services have no list, and lists no mixer; a bundle of its own would cost every page more than this.
export { Mixer } from '../Mixer/Mixer';

/** The parameter of the address that keeps the choice. */
const PARAMETER = 'filter';

/** Takes away the entries of the page that an option does not name. */
const rules = Array.from(
  { length: FILTER_OPTIONS },
  (_, index) => `
  :root:has(& [data-option='${index + 1}']:checked) [data-in]:not([data-in~='${index + 1}']) {
    display: none;
  }`,
).join('');

/* Styles do the whole work, so it is done without script, too. */
const group = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  border: 0;

  ${rules}

  /* What is left of a wall stands in two equal columns: rows of unlike widths would have holes. */
  ${from.md} {
    :root:has(& :checked:not([data-option='0'])) [data-wall] > li {
      grid-column: span 6;
      margin-block-start: 0;
    }
  }

  /* Where styles cannot look ahead, nothing would be filtered. */
  @supports not selector(:has(*)) {
    display: none;
  }

  ${when.print} {
    display: none;
  }
`;

const option = css`
  position: relative;
  display: inline-grid;
`;

/* Lies over its chip, so that the chip shows its focus and takes its presses. */
const control = css`
  position: absolute;
  inset: 0;
  margin: 0;
  appearance: none;
  border-radius: ${corner.buttonSmall};
  cursor: pointer;
`;

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${space(11)};
  padding: 7px 18px 8px 14px;
  ${smallControl}
  line-height: 1.2;

  & > sup {
    align-self: start;
    font-size: 0.6875rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }

  ${when.hover} {
    input:hover + & {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }

  input:checked + & {
    background: ${color.text};
    color: ${color.bg};
  }

  ${when.forcedColors} {
    input:checked + & {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/**
 * Narrows the lists of a page down to entries of one kind, discipline or year: a group of radio buttons that styles read.
 * With script the address keeps the choice, over reload and Back.
 */
export function ListFilter({ block }: SectionProps<'listFilter'>) {
  const { path } = usePageInfo();
  const { search } = useLocation();
  const fieldset = useRef<HTMLFieldSetElement>(null);

  useLayoutEffect(() => {
    const wanted = new URLSearchParams(search).get(PARAMETER);
    const inputs = [...(fieldset.current?.querySelectorAll('input') ?? [])];
    // Without a word in the address that is known here, what was chosen before the script was there stays.
    if (!inputs.some(({ value }) => value === wanted)) return;
    // Each of them is set, or React would miss the next choice of one that the browser has turned off.
    for (const input of inputs) input.checked = input.value === wanted;
  }, [search]);

  return (
    <fieldset ref={fieldset} className={group}>
      <legend className={visuallyHidden}>{block.legend}</legend>
      {[{ value: '', label: block.all, count: block.total }, ...block.options].map(
        ({ value, label, count }, index) => (
          <label key={value} className={option}>
            <input
              className={control}
              type="radio"
              name={PARAMETER}
              value={value}
              defaultChecked={value === ''}
              data-option={index}
              onChange={() => writeParameter(path, PARAMETER, value)}
            />
            <span className={chip}>
              {label} <sup>{count}</sup>
            </span>
          </label>
        ),
      )}
    </fieldset>
  );
}
