import { color } from './colors';
import { border, corner } from './space';
import { type } from './type';

/** Declarations of the small controls of a list, shown side by side: chips, selects, the filter button. */
export const smallControl = `
  border: ${border.line} solid ${color.line};
  border-radius: ${corner.buttonSmall};
  background: none;
  color: ${color.text};
  cursor: pointer;
  ${type.small}
  font-weight: 650;
`;
