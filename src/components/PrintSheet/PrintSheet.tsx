import { css } from '@linaria/core';
import type { ScanCodeView } from '../../content/view';
import { when } from '../../theme/breakpoints';
import { ControlStrip } from '../ControlStrip/ControlStrip';

/** Over the whole sheet. */
const marks = css`
  display: none;

  ${when.print} {
    display: block;
    position: fixed;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;

/** The corners of the sheet, and how the mark of the first one is mirrored there. */
const CORNERS = [
  ['0', '0', undefined],
  ['100%', '0', 'scale(-1 1)'],
  ['0', '100%', 'scale(1 -1)'],
  ['100%', '100%', 'scale(-1 -1)'],
] as const;

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
`;

export interface PrintSheetProps {
  /** Absolute URL of the page (its canonical) as a QR code. */
  code: ScanCodeView;
  /** Purpose of the code, in a few words. */
  label: string;
}

/** Print marks: crop marks, the control strip, and a code that leads back to the page; on paper only. */
export function PrintSheet({ code: { modules, path }, label }: PrintSheetProps) {
  return (
    <>
      {/* Crop marks: at each corner two lines that end before they meet. */}
      <svg className={marks} aria-hidden="true">
        {CORNERS.map(([x, y, mirrored]) => (
          <svg key={`${x} ${y}`} x={x} y={y} overflow="visible">
            <path d="M19 0v15h-.4V0M0 19h15v-.4H0" transform={mirrored} />
          </svg>
        ))}
      </svg>
      <div className={foot}>
        <svg className={code} viewBox={`0 0 ${modules} ${modules}`} aria-hidden="true" data-scan-code>
          <path d={path} />
        </svg>
        <b className={words}>{label}</b>
        <ControlStrip />
      </div>
    </>
  );
}
