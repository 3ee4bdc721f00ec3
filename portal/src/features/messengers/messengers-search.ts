import { textOf, trueOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface MessengersSearch {
  search?: string;
  /** Channels, parted by commas. */
  channel?: string;
  /** Those with unread messages alone. */
  unread?: 'true';
  /** The conversation that is open. */
  talk?: string;
}

export const messengersSearch = (given: Given): MessengersSearch => ({
  ...textOf(given, 'search', 'channel', 'talk'),
  ...trueOf(given, 'unread'),
});
