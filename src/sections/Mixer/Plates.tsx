import { css } from '@linaria/core';
import { useLayoutEffect, useRef } from 'react';
import { Link } from '../../components/Link/Link';
import type { MixerSide } from '../../content/view';
import { useEntryState } from '../../hooks/useEntryState';
import { checkRadio } from '../../lib/checkRadio';
import { from, when } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { visuallyHidden } from '../../theme/mixins';
import { border, corner, space } from '../../theme/space';
import { type } from '../../theme/type';

const group = css`
  min-width: 0;
  border: 0;
`;

/* A legend is as wide as its longest word, and its fieldset at least as wide. */
const legend = css`
  max-width: 100%;
  padding: 0 0 ${space(2)};
  color: ${color.muted};
  ${type.label}
`;

const plates = css`
  & > li {
    position: relative;
    border-block-start: ${border.line} solid ${color.line};
  }

  & > li:last-child {
    border-block-end: ${border.line} solid ${color.line};
  }
`;

/* The bar beside the words has the same meaning as the ink, for people who cannot see the ink. */
const plate = css`
  display: flex;
  align-items: center;
  min-height: ${space(11)};
  padding: 5px 12px 8px;
  text-decoration: none;
  ${type.d4}

  ${from.xxl} {
    padding-block: 8px 12px;
    ${type.d3}
  }

  ${when.hover} {
    &:is(a):hover,
    label:hover > & {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }

  &[aria-current],
  label > :checked + & {
    border-radius: ${corner.buttonSmall};
    background: ${ink.yellow};
    color: ${ink.black};
    box-shadow: inset 8px 0 0 ${ink.black};
    padding-inline-start: 20px;
  }

  [data-side='2'] &[aria-current],
  [data-side='2'] label > :checked + & {
    background: ${ink.blue};
  }

  &[data-idle] {
    color: ${color.muted};
  }

  ${when.forcedColors} {
    &[aria-current],
    [data-side='2'] &[aria-current],
    label > :checked + &,
    [data-side='2'] label > :checked + & {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/* Covers its plate, so that the plate shows the focus and receives the presses. */
const control = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  appearance: none;
  border-radius: ${corner.buttonSmall};
  cursor: pointer;
`;

interface PlatesProps {
  side: MixerSide;
  /** Side of the mixer; the first is printed in yellow, the second in blue. */
  number: 1 | 2;
}

/**
 * The disciplines of one side as radio buttons; the styles of the mixer depend on which one is checked. The choice belongs
 * to the history entry.
 */
export function PlateChoice({ side, number, name }: PlatesProps & { name: string }) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // The page behind the link of a pair is one step away, and Back shows the same pair again.
  const [kept, keep] = useEntryState<number>(`plate${number}`);
  useLayoutEffect(() => {
    if (kept !== null) checkRadio(fieldset.current, String(kept));
  }, [kept]);
  return (
    <fieldset ref={fieldset} className={group} data-side={number}>
      <legend className={legend}>{side.legend}</legend>
      <ul className={plates}>
        {side.plates.map(({ label, isChosen }, index) => (
          <li key={label}>
            <label>
              <input
                className={control}
                type="radio"
                name={name}
                value={index + 1}
                defaultChecked={isChosen === true}
                data-plate={index + 1}
                onChange={() => keep(index + 1)}
              />
              <span className={plate}>{label}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** The disciplines of one side as links, each to its pair with the other side's discipline. */
export function PlateLinks({ side, number }: PlatesProps) {
  return (
    <div className={group} data-side={number}>
      <p className={legend}>{side.legend}</p>
      <ul className={plates}>
        {side.plates.map(({ label, href, isChosen }) => (
          <li key={label}>
            {href === undefined ? (
              <span
                className={plate}
                aria-current={isChosen ? 'true' : undefined}
                data-idle={isChosen ? undefined : ''}
              >
                {label}
              </span>
            ) : (
              <Link className={plate} href={href} data-cursor="link">
                {number === 2 && <span className={visuallyHidden}>{`${side.kept} + `}</span>}
                {label}
                {number === 1 && <span className={visuallyHidden}>{` + ${side.kept}`}</span>}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
