import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseNumber } from '../../../src/templates/parts/CaseNumber';
import { grounds } from '../../components/Grounds';
import { bikeCase, englishCase, soundCase } from '../../fixtures/caseContents';
import { excusesPicture } from '../../fixtures/posterPictures';

const short = bikeCase.number ?? { value: '112', counts: 'Ausreden', picture: excusesPicture };

/* Pictured as part of a case page. */
const meta = {
  component: CaseNumber,
  tags: ['no-picture'],
  args: { number: short },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CaseNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Five digits, the longest words, and marks that each stand for several items. */
export const Longest: Story = { args: { number: soundCase.number ?? short } };

export const English: Story = { args: { number: englishCase.number ?? short }, globals: { locale: 'en' } };

export const Grounds: Story = grounds(CaseNumber, {
  longest: Longest.args,
  english: English.args,
  isBleed: true,
});
