import { css } from '@linaria/core';
import type { ScanCodeView } from '../../content/view';
import { when } from '../../theme/breakpoints';
import { ControlStrip } from '../ControlStrip/ControlStrip';

/** Crop marks: at each corner two lines that end before they meet. */
const marks = css`
  display: none;

  ${when.print} {
    display: block;
    position: fixed;
    inset: 0;

    & > svg {
      position: absolute;
      width: 5mm;
      height: 5mm;
      fill: none;
      stroke: currentColor;
      stroke-width: 0.1;
    }

    & > :nth-child(2) {
      right: 0;
      transform: scaleX(-1);
    }

    & > :nth-child(3) {
      bottom: 0;
      transform: scaleY(-1);
    }

    & > :nth-child(4) {
      right: 0;
      bottom: 0;
      transform: scale(-1);
    }
  }
`;

const foot = css`
  display: none;

  ${when.print} {
    flex: 1;
    display: flex;
    gap: 4mm;
    align-items: end;
    padding-top: 2mm;
    font-size: 8.5pt;
    line-height: 1.3;
    break-inside: avoid;
  }
`;

/* Shifted left by its white margin, so that the code aligns with the text above it. */
const code = css`
  flex: none;
  width: 22mm;
  height: 22mm;
  margin-block: -2mm;
  margin-inline: -2mm 0;
  stroke: currentColor;
  shape-rendering: crispEdges;
`;

const words = css`
  flex: 1;

  & > b {
    display: block;
  }
`;

export interface PrintSheetProps {
  /** Absolute URL of the page (its canonical). */
  url: string;
  /** The same URL as a QR code. */
  code: ScanCodeView;
  /** Purpose of the code, in a few words. */
  label: string;
}

/** Print marks: crop marks, the control strip, and a code that leads back to the page; on paper only. */
export function PrintSheet({ url, code: { modules, path }, label }: PrintSheetProps) {
  return (
    <>
      <div className={marks} aria-hidden="true">
        {['top left', 'top right', 'bottom left', 'bottom right'].map((corner) => (
          <svg key={corner} viewBox="0 0 5 5">
            <path d="M5 0V4M0 5H4" />
          </svg>
        ))}
      </div>
      <div className={foot}>
        <svg className={code} viewBox={`0 0 ${modules} ${modules}`} aria-hidden="true" data-scan-code>
          <path d={path} />
        </svg>
        <p className={words}>
          <b>{label}</b>
          {url}
        </p>
        <ControlStrip />
      </div>
    </>
  );
}
