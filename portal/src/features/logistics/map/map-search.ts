import { dayOf, textOf } from '../../../kit/search-params.ts';

/** What the address of the map says. It is read here and understood where the map is, which comes later than every address. */
export interface MapSearch {
  /** One day; a span of days beside it says nothing. */
  date?: string;
  from?: string;
  to?: string;
  region?: string;
  /** Statuses of batches, separated by commas. */
  status?: string;
  /** List beside the map. */
  list?: string;
  /** `table` in place of the map. */
  view?: string;
  /** What is chosen, as `route:0193…`. */
  chosen?: string;
}

export const mapSearch = (given: Record<string, unknown>): MapSearch => ({
  ...dayOf(given, 'date', 'from', 'to'),
  ...textOf(given, 'region', 'status', 'list', 'view', 'chosen'),
});
