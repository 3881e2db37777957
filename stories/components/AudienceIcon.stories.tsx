import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AudienceIcon } from '../../src/components/AudienceIcon/AudienceIcon';
import { AUDIENCES, type AudienceName } from '../../src/components/AudienceIcon/audiences';
import { space } from '../../src/theme/space';
import { type } from '../../src/theme/type';
import { OnAllThemes, Specimen } from './Specimen';

const NAMES = Object.keys(AUDIENCES) as AudienceName[];

const named = css`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  ${type.label}
`;

const meta = {
  component: AudienceIcon,
  args: { name: 'motorcycle' },
  argTypes: {
    name: { control: { type: 'select' }, options: NAMES, table: { type: { summary: 'AudienceName' } } },
  },
} satisfies Meta<typeof AudienceIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In the dark scheme, on black paper. */
export const DarkScheme: Story = { globals: { scheme: 'dark' } };

/** All eight icons on every ground; their colours follow the theme, as on posters. */
export const States: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OnAllThemes>
      <Specimen>
        {NAMES.map((name) => (
          <figure key={name} className={named}>
            <AudienceIcon name={name} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Specimen>
    </OnAllThemes>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Specimen>
      <AudienceIcon name="seniors" size={48} />
      <AudienceIcon name="seniors" size={96} />
      <AudienceIcon name="seniors" size={128} />
    </Specimen>
  ),
};
