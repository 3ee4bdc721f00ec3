import { textOf, trueOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface WarehousesSearch {
  search?: string;
  sort?: string;
  archived?: 'true';
  /** Warehouse opened in the panel; `new` for one being made. */
  open?: string;
}

export const warehousesSearch = (given: Given): WarehousesSearch => ({
  ...textOf(given, 'search', 'sort', 'open'),
  ...trueOf(given, 'archived'),
});
