import { textOf, trueOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface ContractsSearch {
  search?: string;
  sort?: string;
  /** Statuses, parted by commas. */
  status?: string;
  /** Kinds, parted by commas. */
  kind?: string;
  counterparty?: string;
  /** Those in force alone whose last day is near. */
  ending?: 'true';
  /** A new contract is being made. */
  create?: 'true';
}

export const contractsSearch = (given: Given): ContractsSearch => ({
  ...textOf(given, 'search', 'sort', 'status', 'kind', 'counterparty'),
  ...trueOf(given, 'ending', 'create'),
});

interface ContractSearch {
  tab?: string;
}

export const contractSearch = (given: Given): ContractSearch => textOf(given, 'tab');
