import { space } from './space';
import { type } from './type';

/** Declarations of a large message in place of missing content, with what to do about it. */
export const message = `
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  max-width: 34ch;
  ${type.lead}
`;
