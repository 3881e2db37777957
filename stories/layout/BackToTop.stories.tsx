import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { BackToTop } from '../../src/layout/BackToTop/BackToTop';

const page = css`
  min-height: 50vh;
`;

/** Shows the link as it stands after scrolling up; a story does not scroll. */
function Shown() {
  useEffect(() => {
    const link = document.querySelector<HTMLElement>('[data-visible]');
    if (link) link.dataset['visible'] = 'true';
  }, []);
  return (
    <div className={page}>
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
