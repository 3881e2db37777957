import { space } from './space';
import { type } from './type';

/** Declarations of a message in large letters that stands where something is missing, with what to do about it. */
export const message = `
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  max-width: 34ch;
  ${type.lead}
`;
