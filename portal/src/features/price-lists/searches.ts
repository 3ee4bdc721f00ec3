import { textOf, trueOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface PriceListsSearch {
  search?: string;
  sort?: string;
  kind?: string;
  status?: string;
  /** Lists of this counterparty. */
  counterparty?: string;
  /** A new list is being made. */
  create?: 'true';
}

export const priceListsSearch = (given: Given): PriceListsSearch => ({
  ...textOf(given, 'search', 'sort', 'kind', 'status', 'counterparty'),
  ...trueOf(given, 'create'),
});

export interface PriceListSearch {
  tab?: string;
  search?: string;
  sort?: string;
  /** Only what the last version has touched. */
  changed?: 'true';
  /** Version whose changes are shown. */
  version?: string;
}

export const priceListSearch = (given: Given): PriceListSearch => ({
  ...textOf(given, 'tab', 'search', 'sort', 'version'),
  ...trueOf(given, 'changed'),
});
