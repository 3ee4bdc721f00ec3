import { textOf, trueOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface CountsSearch {
  search?: string;
  sort?: string;
  /** Statuses, parted by commas. */
  status?: string;
  /** Warehouses, parted by commas. */
  warehouse?: string;
  /** A new count is being begun. */
  create?: 'true';
}

export const countsSearch = (given: Given): CountsSearch => ({
  ...textOf(given, 'search', 'sort', 'status', 'warehouse'),
  ...trueOf(given, 'create'),
});

export interface CountSearch {
  search?: string;
  sort?: string;
  /** Those alone that are still to be counted. */
  left?: 'true';
  /** The line that is counted, or `new` for an item that nobody expected. */
  open?: string;
}

export const countSearch = (given: Given): CountSearch => ({
  ...textOf(given, 'search', 'sort', 'open'),
  ...trueOf(given, 'left'),
});
