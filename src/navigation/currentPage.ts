import type { Location } from 'react-router-dom';
import type { LoadedPage } from '../page-data/pageLoader';

/** A page with the location it was requested at, which differs from the page's own path on a 404 page. */
export interface CurrentPage extends LoadedPage {
  location: Location;
  /** true: reached by Back or Forward, so the scroll position is restored. */
  isReturn: boolean;
}
