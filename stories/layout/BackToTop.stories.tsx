import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { BackToTop } from '../../src/layout/BackToTop/BackToTop';
import { ink } from '../../src/theme/colors';

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

/** Shows the link as it stands after scrolling up; a story does not scroll. */
function Shown({ isOverFooter = false }: ShownProps) {
  useEffect(() => {
    const link = document.querySelector<HTMLElement>('[data-visible]');
    if (!link) return;
    link.dataset['visible'] = 'true';
    if (isOverFooter) link.dataset['theme'] = 'dark';
  }, [isOverFooter]);
  return (
    <div className={isOverFooter ? footer : page}>
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

export const English: Story = { globals: { locale: 'en' } };

export const OnDark: Story = { globals: { theme: 'dark' } };

export const OnYellow: Story = { globals: { theme: 'yellow' } };

/** On the black footer of a light page it stands out as paper. */
export const OverFooter: Story = { render: () => <Shown isOverFooter /> };
