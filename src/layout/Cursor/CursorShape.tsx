import { Icon } from '../../components/Icon/Icon';
import type { CommonIconName } from '../../components/Icon/commonIcons';
import type { CursorType } from '../../config/cursors';
import { useText } from '../../i18n/useText';
import { discOf, halo, line, mark } from './cursorStyles';

const MARK = 'M18 1v34M1 18h34M18 9.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17';

/** Icons on the 80 px discs. */
const ICONS: Partial<Record<CursorType, readonly CommonIconName[]>> = {
  'arrow-left': ['arrow-left'],
  'arrow-right': ['arrow-right'],
  'arrow-down': ['arrow-down'],
  play: ['stage-play'],
  'play-pause': ['stage-play', 'stage-pause'],
};

export interface CursorShapeProps {
  /** null: no shape is set, so the register mark is drawn. */
  type: CursorType | null;
}

/** The shape at the cursor position: the register mark, or a disc that shows what a click does. */
export function CursorShape({ type }: CursorShapeProps) {
  const text = useText();
  switch (type) {
    case null:
      return (
        <svg className={mark} viewBox="0 0 36 36">
          <path className={halo} d={MARK} />
          <path className={line} d={MARK} />
        </svg>
      );
    case 'hide':
      return null;
    case 'link':
      return <span className={discOf(20)} />;
    case 'teaserMore':
      return <span className={discOf(112)}>{text('cursor.teaserMore')}</span>;
    case 'teaserExternal':
      return (
        <span className={discOf(112)}>
          <Icon name="arrow-external" size={32} />
        </span>
      );
    default:
      return (
        <span className={discOf(80)}>
          {ICONS[type]?.map((name) => (
            <Icon key={name} name={name} size={ICONS[type]?.length === 1 ? 32 : 20} />
          ))}
        </span>
      );
  }
}
