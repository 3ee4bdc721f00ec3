import { dayOf, textOf, trueOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface SalesInvoicesSearch {
  search?: string;
  sort?: string;
  /** Statuses, parted by commas. */
  status?: string;
  /** How far they are paid, parted by commas. */
  payment?: string;
  customer?: string;
  /** Seller profiles, parted by commas. */
  seller?: string;
  overdue?: 'true';
  /** Days of issue. */
  from?: string;
  to?: string;
}

export const salesInvoicesSearch = (given: Given): SalesInvoicesSearch => ({
  ...textOf(given, 'search', 'sort', 'status', 'payment', 'customer', 'seller'),
  ...trueOf(given, 'overdue'),
  ...dayOf(given, 'from', 'to'),
});

interface NewSalesInvoiceSearch {
  /** What it is made for. */
  customer?: string;
  contract?: string;
  requisition?: string;
}

export const newSalesInvoiceSearch = (given: Given): NewSalesInvoiceSearch =>
  textOf(given, 'customer', 'contract', 'requisition');

interface SalesInvoiceSearch {
  tab?: string;
  /** Its content is being changed. */
  edit?: 'true';
}

export const salesInvoiceSearch = (given: Given): SalesInvoiceSearch => ({
  ...textOf(given, 'tab'),
  ...trueOf(given, 'edit'),
});
