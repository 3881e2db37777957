import { createContext, type ReactNode, useContext } from 'react';

/** Shows something above the headline of the page. */
export type ShowAbove = (node: ReactNode) => void;

const nowhere: ShowAbove = () => {};

/** Given by templates whose blocks may hold a form. */
export const AboveHeadlineContext = createContext<ShowAbove>(nowhere);

/** Function that shows something above the headline; does nothing in templates that have no place for it. */
export function useShowAbove(): ShowAbove {
  return useContext(AboveHeadlineContext);
}
