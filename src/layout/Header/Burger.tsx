import type { RefObject } from 'react';
import { useText } from '../../i18n/useText';
import type { MenuState } from '../../store/menuSlice';
import { visuallyHidden } from '../../theme/mixins';
import { burger, burgerBar, burgerBox } from './burgerStyles';

export interface BurgerProps {
  /** State of the menu it opens. */
  menu: MenuState;
  /** Id of the menu, for `aria-controls`. */
  menuId: string;
  /** Called when it is pressed. */
  onClick: () => void;
  /** The button, to give focus back to. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** Opens and closes the menu. Shown when the script is there; until then `MenuWithoutScript` stands in its place. */
export function Burger({ menu, menuId, onClick, buttonRef }: BurgerProps) {
  const text = useText();
  const isOpen = menu === 'opening' || menu === 'opened';
  return (
    <button
      ref={buttonRef}
      type="button"
      className={`${burgerBox} ${burger}`}
      aria-expanded={isOpen}
      aria-controls={menuId}
      data-menu={menu}
      data-cross={isOpen}
      onClick={onClick}
    >
      <span className={burgerBar} />
      <span className={burgerBar} />
      <span className={visuallyHidden}>{text('menu.label')}</span>
    </button>
  );
}
