import { textOf } from '../../kit/search-params.ts';

export interface ReturnsSearch {
  search?: string;
  sort?: string;
  /** Statuses, parted by commas. */
  status?: string;
  /** Reasons, parted by commas. */
  reason?: string;
}

export const returnsSearch = (given: Record<string, unknown>): ReturnsSearch =>
  textOf(given, 'search', 'sort', 'status', 'reason');
