import { LOGO_HEIGHT, LOGO_PATH, LOGO_WIDTH } from '../../theme/logo';
import { curtain, logo, sheet } from './curtainStyles';

/**
 * Three sheets of colour that cross the screen between two pages: blue, lime, yellow; they leave through the top in
 * reverse order. The styles follow `data-curtain` on the root element, which `src/navigation` sets.
 */
export function Curtain() {
  return (
    <div className={curtain} aria-hidden="true">
      <div className={sheet} data-sheet="blue" />
      <div className={sheet} data-sheet="lime" />
      <div className={sheet} data-sheet="yellow">
        <svg className={logo} viewBox={`0 0 ${LOGO_WIDTH} ${LOGO_HEIGHT}`}>
          <path d={LOGO_PATH} />
        </svg>
      </div>
    </div>
  );
}
