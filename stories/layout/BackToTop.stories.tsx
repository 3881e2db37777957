import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { BackToTop } from '../../src/layout/BackToTop/BackToTop';
import { ink } from '../../src/theme/colors';
import { grounds } from '../components/Grounds';

const page = css`
  min-height: 50vh;
`;

const footer = css`
  min-height: 50vh;
  background: ${ink.black};
`;

interface ShownProps {
  isOverFooter?: boolean;
}

/** Shows the link as after scrolling up, since stories do not scroll. */
function Shown({ isOverFooter = false }: ShownProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const link = ref.current?.querySelector<HTMLElement>('[data-visible]');
    if (!link) return;
    link.dataset['visible'] = 'true';
    if (isOverFooter) link.dataset['theme'] = 'dark';
  }, [isOverFooter]);
  return (
    <div ref={ref} className={isOverFooter ? footer : page}>
      <BackToTop isInert={false} />
    </div>
  );
}

const meta = {
  component: BackToTop,
  parameters: { layout: 'fullscreen' },
  args: { isInert: false },
  render: () => <Shown />,
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = { tags: ['no-picture'], globals: { locale: 'en' } };

/** On the black footer of a light page it is paper-coloured. */
export const OverFooter: Story = { render: () => <Shown isOverFooter /> };

export const Grounds: Story = grounds(BackToTop, { draw: () => <Shown />, isFixed: true });
