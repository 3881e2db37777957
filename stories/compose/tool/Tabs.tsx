import { css } from '@linaria/core';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { space } from '../../../src/theme/space';
import { row, smallButton, stack } from './toolStyles';

const panelStyle = css`
  min-width: 0;
  padding-block-start: ${space(2)};

  &[hidden] {
    display: none;
  }
`;

export interface TabsProps {
  tabs: readonly { name: string; panel: ReactNode }[];
  /** Index of the selected tab. */
  shown: number;
  onShow: (index: number) => void;
}

/** Tabs with panels. All panels stay mounted, so that they keep their state; arrow keys move between tabs. */
export function Tabs({ tabs, shown, onShow }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const show = (index: number) => {
    const next = (index + tabs.length) % tabs.length;
    onShow(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const target = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };
  return (
    <div className={stack}>
      <div ref={list} className={row} role="tablist" aria-label="Views">
        {tabs.map(({ name }, index) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- a tab may change its name, never its place
            key={index}
            id={`${id}-tab-${index}`}
            className={smallButton}
            type="button"
            role="tab"
            aria-selected={index === shown}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => onShow(index)}
            onKeyDown={handleKey}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ panel }, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- as above
          key={index}
          id={`${id}-panel-${index}`}
          className={panelStyle}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== shown}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
