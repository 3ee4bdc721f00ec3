import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textOf } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';

export interface InvoicesSearch {
  search?: string;
  sort?: string;
  /** Statuses, parted by commas. */
  status?: string;
  supplier?: string;
  dueFrom?: string;
  dueTo?: string;
  show?: 'unpaid' | 'overdue';
}

export interface NewInvoiceSearch {
  requisition?: string;
  /** Invoice request it answers. */
  request?: string;
}

export interface StatementSearch {
  status?: string;
  /** Document whose match is being chosen. */
  document?: string;
}

export interface TransferSearch {
  /** Known invoice that the document is to be attached to. */
  invoice?: string;
}

type Given = Record<string, unknown>;

export const invoiceRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'invoices',
    validateSearch: (given: Given): InvoicesSearch => ({
      ...textOf(given, 'search', 'sort', 'status', 'supplier', 'dueFrom', 'dueTo'),
      ...(given.show === 'unpaid' || given.show === 'overdue' ? { show: given.show } : {}),
    }),
    component: lazyRouteComponent(() => import('./screens/invoice-list.tsx'), 'InvoiceList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'invoices/new',
    validateSearch: (given: Given): NewInvoiceSearch => textOf(given, 'requisition', 'request'),
    component: lazyRouteComponent(() => import('./screens/new-invoice.tsx'), 'NewInvoice'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'invoices/statements',
    component: lazyRouteComponent(() => import('./screens/statement-list.tsx'), 'StatementList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'invoices/statements/$id',
    validateSearch: (given: Given): StatementSearch => textOf(given, 'status', 'document'),
    component: lazyRouteComponent(() => import('./screens/statement-page.tsx'), 'StatementPage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'invoices/transfer-documents',
    component: lazyRouteComponent(() => import('./screens/transfer-list.tsx'), 'TransferList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'invoices/transfer-documents/$id',
    validateSearch: (given: Given): TransferSearch => textOf(given, 'invoice'),
    component: lazyRouteComponent(() => import('./screens/transfer-page.tsx'), 'TransferPage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'invoices/$id',
    component: lazyRouteComponent(() => import('./screens/invoice-page.tsx'), 'InvoicePage'),
  }),
];
