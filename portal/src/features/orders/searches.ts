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
  /** How far they are invoiced, parted by commas. */
  invoicing?: string;
  /** Those alone of which something is left to invoice. */
  left?: 'true';
  /** Those alone of which more is invoiced than has come. */
  above?: 'true';
  /** Those alone of which something should have come by now. */
  late?: 'true';
}

export const ordersSearch = (given: Given): OrdersSearch => ({
  ...textOf(given, 'search', 'sort', 'status', 'supplier', 'requisition', 'responsible', 'invoicing'),
  ...trueOf(given, 'late', 'left', 'above'),
});

interface OrderSearch {
  tab?: string;
}

export const orderSearch = (given: Given): OrderSearch => textOf(given, 'tab');
