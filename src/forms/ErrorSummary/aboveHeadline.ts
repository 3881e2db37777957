import { createContext, type ReactNode, useContext } from 'react';

/** Puts something above the headline of the page, for a form that stands further down. */
export type ShowAbove = (node: ReactNode) => void;

const nowhere: ShowAbove = () => {};

/** The place above the headline, offered by templates whose blocks may hold a form. */
export const AboveHeadlineContext = createContext<ShowAbove>(nowhere);

/** The way to the place above the headline of the page; does nothing where there is none. */
export function useShowAbove(): ShowAbove {
  return useContext(AboveHeadlineContext);
}
