import { css } from '@linaria/core';
import { color, ink } from '../../theme/colors';
import { space } from '../../theme/space';

const strip = css`
  display: inline-flex;
  flex: none;

  & > i {
    width: ${space(4)};
    height: ${space(4)};
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  & > :nth-child(1) {
    background: ${ink.yellow};
  }

  & > :nth-child(2) {
    background: ${ink.lime};
  }

  & > :nth-child(3) {
    background: ${ink.blue};
  }

  & > :nth-child(4) {
    background: ${color.text};
  }
`;

/** The printer's control strip: yellow, lime, blue, and the text colour as the key. Decorative. */
export function ControlStrip() {
  return (
    <span className={strip} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
