import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { invoicesSearch, newInvoiceSearch, statementSearch, transferSearch, transfersSearch } from './searches.ts';

export const invoiceRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'invoices',
    validateSearch: invoicesSearch,
    component: lazyRouteComponent(() => import('./screens/invoice-list.tsx'), 'InvoiceList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'invoices/new',
    validateSearch: newInvoiceSearch,
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
    validateSearch: statementSearch,
    component: lazyRouteComponent(() => import('./screens/statement-page.tsx'), 'StatementPage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'invoices/transfer-documents',
    validateSearch: transfersSearch,
    component: lazyRouteComponent(() => import('./screens/transfer-list.tsx'), 'TransferList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'invoices/transfer-documents/$id',
    validateSearch: transferSearch,
    component: lazyRouteComponent(() => import('./screens/transfer-page.tsx'), 'TransferPage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'invoices/$id',
    component: lazyRouteComponent(() => import('./screens/invoice-page.tsx'), 'InvoicePage'),
  }),
];
