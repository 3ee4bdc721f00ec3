import { textOf, trueOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface CounterpartiesSearch {
  search?: string;
  sort?: string;
  role?: string;
  kind?: string;
  status?: string;
  archived?: 'true';
  /** A new counterparty is being made. */
  create?: 'true';
}

export const counterpartiesSearch = (given: Given): CounterpartiesSearch => ({
  ...textOf(given, 'search', 'sort', 'role', 'kind', 'status'),
  ...trueOf(given, 'archived', 'create'),
});

interface CounterpartySearch {
  tab?: string;
}

export const counterpartySearch = (given: Given): CounterpartySearch => textOf(given, 'tab');
