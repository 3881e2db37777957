import { css, cx } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { ink } from '../../src/theme/colors';
import { border, space } from '../../src/theme/space';
import { Part, Sheet } from './Sheet';

const track = css`
  width: 320px;
  max-width: 100%;
  overflow: clip;
  background: ${ink.white};
`;

const runner = css`
  width: ${space(12)};
  height: ${space(12)};
  background: ${ink.yellow};
  border: ${border.line} solid ${ink.black};
`;

const endless = css`
  animation: wander 1.3s linear infinite alternate;

  @keyframes wander {
    to {
      transform: translateX(200px);
    }
  }
`;

const arriving = css`
  animation: arrive 900ms 400ms both;

  @keyframes arrive {
    from {
      opacity: 0;
      transform: translateX(200px);
    }
  }
`;

const picture = css`
  max-width: 100%;
`;

const spacer = css`
  height: 1200px;
  border-inline-start: ${border.line} dashed ${ink.black};
`;

/** Counts animation frames, interval ticks and repeated timeouts while mounted. */
function useCounts() {
  const [frames, setFrames] = useState(0);
  const [ticks, setTicks] = useState(0);
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    let frame = requestAnimationFrame(function count() {
      setFrames((value) => value + 1);
      frame = requestAnimationFrame(count);
    });
    const timer = setInterval(() => setTicks((value) => value + 1), 40);
    let turn = setTimeout(function turnAgain() {
      setTurns((value) => value + 1);
      turn = setTimeout(turnAgain, 300);
    }, 300);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
      clearTimeout(turn);
    };
  }, []);
  return { frames, ticks, turns };
}

/** Moves by the Web Animations API, endlessly or to an end. */
function Animated({ isEndless }: { isEndless: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const animation = ref.current?.animate([{}, { transform: 'translateX(200px)' }], {
      duration: 1100,
      fill: 'forwards',
      iterations: isEndless ? Infinity : 1,
    });
    return () => animation?.cancel();
  }, [isEndless]);
  return (
    <div className={track}>
      <div ref={ref} className={runner} />
    </div>
  );
}

function Chance() {
  // All at once, because Storybook draws random numbers in between.
  const [{ time, numbers, id }] = useState(() => ({
    time: new Date().toISOString(),
    numbers: Array.from({ length: 4 }, () => Math.random().toFixed(6)),
    id: crypto.randomUUID(),
  }));
  return (
    <p>
      {time}, {numbers.join(', ')}, {id}
    </p>
  );
}

/** Everything that moves or changes by itself; two equal pictures prove that pictures are frozen. */
function StillPicture() {
  const { frames, ticks, turns } = useCounts();
  return (
    <Sheet
      title="Hält still"
      lead="Alles, was sich von selbst bewegt oder ändert. Hier tut es das; auf einem Bild für den Vergleich steht es, und zwei Bilder sind gleich."
    >
      <Part title="Stilvorlage">
        <div className={track}>
          <div className={cx(runner, endless)} />
        </div>
        <div className={track}>
          <div className={cx(runner, arriving)} />
        </div>
      </Part>
      <Part title="Web Animations">
        <Animated isEndless />
        <Animated isEndless={false} />
      </Part>
      <Part title="Skript">
        <p>
          {frames} Bilder, {ticks} Takte, {turns} Runden
        </p>
        <Chance />
      </Part>
      <Part title="Schreibmarke">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the caret blinks only where the focus is */}
        <input aria-label="Feld mit Schreibmarke" defaultValue="blinkt" autoFocus />
      </Part>
      <Part title="Bild weit unten">
        <div className={spacer} />
        <img
          className={picture}
          src="/posters/wien.svg"
          alt=""
          width="320"
          height="400"
          loading="lazy"
          decoding="async"
        />
      </Part>
    </Sheet>
  );
}

// Only on a page of its own, because it would take the focus from others. Without script nothing moves or takes the
// focus.
const meta = {
  component: StillPicture,
  tags: ['!autodocs'],
  parameters: { staticMarkup: false },
} satisfies Meta<typeof StillPicture>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
