import { textOf } from '../../kit/search-params.ts';

export interface ReservationsSearch {
  search?: string;
  sort?: string;
  /** Statuses, parted by commas. */
  status?: string;
  /** Warehouses, parted by commas. */
  warehouse?: string;
  item?: string;
  requisition?: string;
  /** Held for so many days or longer. */
  days?: string;
}

export const reservationsSearch = (given: Record<string, unknown>): ReservationsSearch =>
  textOf(given, 'search', 'sort', 'status', 'warehouse', 'item', 'requisition', 'days');
