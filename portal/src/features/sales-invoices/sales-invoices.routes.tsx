import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readOnly } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';
import { newSalesInvoiceSearch, salesInvoiceSearch, salesInvoicesSearch } from './searches.ts';

export const salesInvoiceRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'sales-invoices',
    validateSearch: readOnly(salesInvoicesSearch),
    component: lazyRouteComponent(() => import('./screens/sales-invoice-list.tsx'), 'SalesInvoiceList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'sales-invoices/new',
    validateSearch: readOnly(newSalesInvoiceSearch),
    component: lazyRouteComponent(() => import('./screens/new-sales-invoice.tsx'), 'NewSalesInvoice'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'sales-invoices/$id',
    validateSearch: readOnly(salesInvoiceSearch),
    component: lazyRouteComponent(() => import('./screens/sales-invoice-page.tsx'), 'SalesInvoicePage'),
  }),
];
