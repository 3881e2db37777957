import type { Location } from 'react-router-dom';
import type { LoadedPage } from '../page-data/pageLoader';

/** A page with the address it was asked for at, which on a 404 page is not the page's own. */
export interface CurrentPage extends LoadedPage {
  location: Location;
  /** true: reached by Back or Forward, so that the scroll position is restored. */
  isReturn: boolean;
}
