import { css } from '@linaria/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../components/Icon/Icon';
import { FILTER_OPTIONS } from '../../config/listFilter';
import type { FilterOptionView } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { writeParameter } from '../../lib/writeParameter';
import { from, upFrom, when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { visuallyHidden } from '../../theme/mixins';
import { smallControl } from '../../theme/smallControl';
import { border, corner, space } from '../../theme/space';
import type { SectionProps } from '../sectionProps';
import { FilterGroup } from './FilterGroup';

// Service pages have no filtered list, and list pages no mixer; a separate bundle would cost every page more than this.
export { Mixer } from '../Mixer/Mixer';

/** URL parameter of the choice. */
const PARAMETER = 'filter';

/**
 * Selector of what follows the filter's section. Each change inside the element with `:has()` makes the browser compute
 * the styles of the lists again, so that element is not the document.
 */
const listsAfter = (filter: string) => `section:has(> ${filter}) ~ section`;

/** Selectors of the entries that do not belong to the chosen option. */
const leftOut = Array.from(
  { length: FILTER_OPTIONS },
  (_, index) =>
    `${listsAfter(`& [data-option='${index + 1}']:checked`)} [data-in]:not([data-in~='${index + 1}'])`,
).join();

/* Styles alone do the filtering, so it works without script. */
const group = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  border: 0;

  /*
   * Removed from the list or, in a wall from xl, reduced to the black of their poster: the filter turns the other inks,
   * all bright, white, which multiplied by the paper leaves the paper. Neither screen readers nor the keyboard reach
   * them, nor the picture that stays visible.
   */
  ${leftOut} {
    --plate: grayscale(1) brightness(1.8);
    --printed: multiply;
    --paper: ${color.bg};
    --sheet: ${border.hair} solid ${color.hair};
    display: var(--left-out, none);
    visibility: hidden;
    pointer-events: none;
  }

  ${from.xl} {
    ${listsAfter('&')} [data-wall] {
      > li {
        --left-out: list-item;
      }

      [data-teaser='poster'] {
        visibility: visible;
        background: var(--paper);
        outline: var(--sheet);
        outline-offset: -${border.hair};

        img {
          filter: var(--plate);
          mix-blend-mode: var(--printed);
        }
      }
    }
  }

  /* The rest of a wall is in two equal columns; with the widths of the full wall, rows would have gaps. */
  @media ${upFrom.md} and (not ${upFrom.xl}) {
    ${listsAfter("& :checked:not([data-option='0'])")} [data-wall] > li {
      --beside: calc(var(--ratio) * 2);
      grid-column: span 6;
      margin-block-start: 0;
    }
  }

  /* Nothing can be filtered without :has(). */
  @supports not selector(:has(*)) {
    display: none;
  }

  ${when.print} {
    display: none;
  }
`;

/* From md, options of another trait that do not fit beside the first begin a line. The opener continues the last line. */
const shown = css`
  display: contents;

  ${from.md} {
    &:not(:has(+ details)) {
      display: flex;
      flex-wrap: wrap;
      gap: ${space(2)};
    }

    &:has(+ div) {
      padding-inline-end: ${space(4)};
    }
  }
`;

/* In the line of the chips but without a border: it opens the traits and chooses nothing. */
const opener = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${space(11)};
  padding: 7px 10px 8px 14px;
  ${smallControl}
  border-color: transparent;
  line-height: 1.2;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  [open] > & > svg {
    transform: rotate(45deg);
  }

  ${when.hover} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

/* When closed, shows only the chosen option. */
const traits = css`
  flex-basis: 100%;
  border-block-end: ${border.hair} solid ${color.hair};

  details:not([open]) + & {
    border: 0;
  }

  details:not([open]) + &:not(:has(:checked)),
  details:not([open]) + & > :not(:has(:checked)),
  details:not([open]) + & label:not(:has(:checked)) {
    display: none;
  }
`;

const option = css`
  position: relative;
  display: inline-grid;
`;

/* Covers its chip, so that the chip shows the focus and receives the presses. */
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
 * Narrows the lists of a page to entries of one kind, discipline, year, city, unit or client: radio buttons whose state
 * the stylesheet uses. With script the address keeps the choice across reload and Back.
 */
export function ListFilter({ block }: SectionProps<'listFilter'>) {
  const text = useText();
  const { path } = usePageInfo();
  const { search } = useLocation();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<FilterOptionView>();

  useLayoutEffect(() => {
    const wanted = new URLSearchParams(search).get(PARAMETER);
    const inputs = [...(fieldset.current?.querySelectorAll('input') ?? [])];
    // Without a known value in the address, a choice made before hydration stays.
    if (!inputs.some(({ value }) => value === wanted)) return;
    // Sets each input, otherwise React would miss the next choice of one that the browser has turned off.
    for (const input of inputs) input.checked = input.value === wanted;
  }, [search]);

  const keep = (value: string) => writeParameter(path, PARAMETER, value);
  const choose = (choice: FilterOptionView) => {
    keep(choice.value);
    setChosen(choice);
  };
  const takeOver = useEffectEvent(() => {
    const checked = fieldset.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (checked && !new URLSearchParams(search).has(PARAMETER)) keep(checked);
  });
  // Choice made before hydration.
  useEffect(() => takeOver(), []);
  const { legend, all, total, options, more } = block;
  const everything = { number: 0, value: '', label: all, count: total };
  return (
    <fieldset ref={fieldset} className={group}>
      <legend className={visuallyHidden}>{legend}</legend>
      {options.map((own, index) => (
        <div key={index} className={shown}>
          <Options options={index === 0 ? [everything, ...own] : own} onChoose={choose} />
        </div>
      ))}
      {more && (
        <>
          <details>
            <summary className={opener}>
              {more.label}
              <Icon name="plus" size={20} />
            </summary>
          </details>
          <div className={traits}>
            {more.traits.map(({ label, options: own }) => (
              <FilterGroup key={label} label={label} as="div">
                <Options options={own} onChoose={choose} />
              </FilterGroup>
            ))}
          </div>
        </>
      )}
      <output className={visuallyHidden}>
        {/* A new element each time, so that the same number is announced again. */}
        {chosen && <span key={chosen.number}>{text('list.filter.shown', { count: chosen.count })}</span>}
      </output>
    </fieldset>
  );
}

interface OptionsProps {
  options: readonly FilterOptionView[];
  onChoose: (option: FilterOptionView) => void;
}

function Options({ options, onChoose }: OptionsProps) {
  return options.map((choice) => (
    <label key={choice.value} className={option}>
      <input
        className={control}
        type="radio"
        name={PARAMETER}
        value={choice.value}
        defaultChecked={choice.value === ''}
        data-option={choice.number}
        onChange={() => onChoose(choice)}
      />
      <span className={chip}>
        {choice.label} <sup>{choice.count}</sup>
      </span>
    </label>
  ));
}
