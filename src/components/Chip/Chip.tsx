import { css } from '@linaria/core';
import { when } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { smallControl } from '../../theme/smallControl';
import { space } from '../../theme/space';

const chip = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${space(11)};
  padding-block: 7px 8px;
  padding-inline: 14px 18px;
  ${smallControl}
  line-height: 1.2;
  text-align: start;

  /* Ends before the corner: clipped along the arc of the border, it would leave a pale seam. */
  & > svg {
    position: absolute;
    inset: auto auto 0 0;
    width: calc(100% - 20px);
  }

  & > sup {
    white-space: nowrap;
    align-self: start;
    /* Room for two digits, so that the chips after this one do not move when its number changes. */
    min-width: 2ch;
    font-size: 0.6875rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }

  ${when.hover} {
    &:not([aria-disabled]):hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }

  &[aria-disabled='true'] {
    border-color: ${color.hair};
    background: none;
    color: ${color.muted};
    cursor: default;
  }

  &[aria-pressed='true'] {
    background: ${color.text};
    color: ${color.bg};
  }

  ${when.forcedColors} {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export interface ChipProps {
  /** The filter criterion. */
  label: string;
  /** Number of matches; shown small and superscript. */
  count?: number | undefined;
  /**
   * Length of the bar along its bottom edge, as a fraction (0 to 1) of the straight part: its count relative to the
   * largest among its neighbours. Absent: no bar.
   */
  share?: number | undefined;
  /** True if the filter is on. */
  isPressed: boolean;
  /** true: there is nothing to choose. It stays in place and focusable, but does nothing. */
  isDisabled?: boolean;
  /** Toggles the filter. */
  onClick: () => void;
}

/** A filter that is on or off. */
export function Chip({ label, count, share, isPressed, isDisabled = false, onClick }: ChipProps) {
  return (
    <button
      type="button"
      className={chip}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <span>{label}</span>
      {count !== undefined && (
        <>
          {' '}
          <sup>{count}</sup>
        </>
      )}
      {share !== undefined && (
        <svg height="5" viewBox="0 0 1 1" preserveAspectRatio="none" fill="currentColor" aria-hidden="true">
          <rect width={share} height="1" />
        </svg>
      )}
    </button>
  );
}
