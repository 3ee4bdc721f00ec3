import { textOf, trueOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface OrdersSearch {
  search?: string;
  sort?: string;
  /** Statuses, parted by commas. */
  status?: string;
  supplier?: string;
  requisition?: string;
  responsible?: string;
  /** Those alone of which something should have come by now. */
  late?: 'true';
}

export const ordersSearch = (given: Given): OrdersSearch => ({
  ...textOf(given, 'search', 'sort', 'status', 'supplier', 'requisition', 'responsible'),
  ...trueOf(given, 'late'),
});

interface OrderSearch {
  tab?: string;
}

export const orderSearch = (given: Given): OrderSearch => textOf(given, 'tab');
