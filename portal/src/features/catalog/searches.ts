import { choiceOf, textOf, trueOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface CatalogSearch {
  search?: string;
  sort?: string;
  archived?: 'true';
  /** Items of this category and of all below it. */
  category?: string;
  type?: 'product' | 'service';
  supplier?: string;
  /** Items that lie in some warehouse, or in none. */
  stock?: 'yes' | 'none';
  /** A new item is being made. */
  create?: 'true';
}

export const catalogSearch = (given: Given): CatalogSearch => ({
  ...textOf(given, 'search', 'sort', 'category', 'supplier'),
  ...choiceOf(given, 'type', ['product', 'service']),
  ...choiceOf(given, 'stock', ['yes', 'none']),
  ...trueOf(given, 'archived', 'create'),
});

interface ItemSearch {
  tab?: string;
}

export const itemSearch = (given: Given): ItemSearch => textOf(given, 'tab');
