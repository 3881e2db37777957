import type { Location } from 'react-router-dom';
import type { LoadedPage } from '../page-data/pageLoader';

/** The page shown and how the visitor got to it. */
export interface ShownPage extends LoadedPage {
  /** The address it was asked for at; on a 404 page it differs from the page's own. */
  location: Location;
  /** true: by Back or Forward, so that it is shown where it was left. */
  isReturn: boolean;
}
