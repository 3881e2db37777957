import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { LoadingStrip } from '../../src/components/LoadingStrip/LoadingStrip';
import type { CurtainState } from '../../src/store/curtainSlice';
import { CURTAIN_IN_MS, CURTAIN_OUT_MS } from '../../src/config/timers';
import { Curtain } from '../../src/layout/Curtain/Curtain';
import { layer, layout } from '../../src/theme/space';
import { type } from '../../src/theme/type';

const page = css`
  min-height: 100vh;
  padding: 120px ${layout.pageMargin};

  & > h1 {
    ${type.d1}
  }
`;

const strip = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.loading};
`;

interface StillProps {
  state: CurtainState;
  /** Time within the phase, ms. */
  at: number;
  children?: ReactNode;
}

/** Freezes the curtain at a time: seeks the animations, then keeps the result without them. */
function Still({ state, at, children }: StillProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const sheet of ref.current?.querySelectorAll<HTMLElement>('[data-sheet]') ?? []) {
      const [animation] = sheet.getAnimations?.() ?? [];
      if (!animation) continue;
      // In pictures, stylesheet animations have no duration.
      animation.effect?.updateTiming({ duration: state === 'revealing' ? CURTAIN_OUT_MS : CURTAIN_IN_MS });
      animation.pause();
      animation.currentTime = at;
      sheet.style.transform = getComputedStyle(sheet).transform;
      sheet.style.animation = 'none';
      animation.cancel();
    }
  }, [state, at]);
  return (
    <div ref={ref} className={page} data-curtain={state}>
      <h1>Arbeiten</h1>
      <Curtain />
      {children}
    </div>
  );
}

const meta = {
  component: Curtain,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Curtain>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Still state="covering" at={300} /> };

export const Covered: Story = { render: () => <Still state="covered" at={550} /> };

export const CoveredAndSlow: Story = {
  globals: { reducedMotion: 'on' },
  render: () => (
    <Still state="covered" at={550}>
      <div className={strip}>
        <LoadingStrip />
      </div>
    </Still>
  ),
};

export const Revealing: Story = { render: () => <Still state="revealing" at={300} /> };

export const Idle: Story = { render: () => <Still state="idle" at={0} /> };
