import { textOf, trueOf } from '../../kit/search-params.ts';

export interface QualificationsSearch {
  search?: string;
  sort?: string;
  /** Statuses, parted by commas. */
  status?: string;
  counterparty?: string;
  /** Those alone that end within 30 days. */
  ending?: 'true';
  /** A new one is being asked for. */
  create?: 'true';
}

export const qualificationsSearch = (given: Record<string, unknown>): QualificationsSearch => ({
  ...textOf(given, 'search', 'sort', 'status', 'counterparty'),
  ...trueOf(given, 'ending', 'create'),
});
