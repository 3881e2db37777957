import type { RefObject } from 'react';
import { useText } from '../../i18n/useText';
import type { MenuState } from '../../store/menuSlice';
import { visuallyHidden } from '../../theme/mixins';
import { burger, burgerBar, burgerBox } from './burgerStyles';

export interface BurgerProps {
  /** State of the menu. */
  menu: MenuState;
  /** Id of the menu, for `aria-controls`. */
  menuId: string;
  /** Called on a press. */
  onClick: () => void;
  /** The button, to return the focus to. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** Opens and closes the menu. Shown once the script has loaded; `MenuWithoutScript` takes its place before. */
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
