import { choiceOf, textOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface CompareSearch {
  /** Prices with their share of extra costs; prices alone unless given. */
  basis?: 'landed';
  /** Prices without VAT; with it unless given. */
  vat?: 'without';
  /** The dialog that is open. */
  open?: string;
}

export const compareSearch = (given: Given): CompareSearch => ({
  ...choiceOf(given, 'basis', ['landed']),
  ...choiceOf(given, 'vat', ['without']),
  ...textOf(given, 'open'),
});
