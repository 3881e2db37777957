import { StoreUnavailableError } from './store';

/** A store does not respond. Unlike one with a wrong setting, it may work again without anybody's help. */
export class StoreAwayError extends StoreUnavailableError {
  override name = 'StoreAwayError';
}
