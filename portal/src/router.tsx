import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { accountRoutes, ownAccountRoutes } from './features/accounts/accounts.routes.tsx';
import { budgetRoutes } from './features/budgets/budgets.routes.tsx';
import { catalogRoutes } from './features/catalog/catalog.routes.tsx';
import { compareRoutes } from './features/compare/compare.routes.tsx';
import { contractRoutes } from './features/contracts/contracts.routes.tsx';
import { counterpartyRoutes } from './features/counterparties/counterparties.routes.tsx';
import { developerRoutes } from './features/developers/developers.routes.tsx';
import { eDocumentRoutes } from './features/e-documents/e-documents.routes.tsx';
import { exportRoutes } from './features/exports/exports.routes.tsx';
import { homeRoutes } from './features/home/home.routes.tsx';
import { importRoutes } from './features/imports/imports.routes.tsx';
import { inboxRoutes } from './features/inbox/inbox.routes.tsx';
import { integrationRoutes } from './features/integrations/integrations.routes.tsx';
import { invoiceRoutes } from './features/invoices/invoices.routes.tsx';
import { logisticsRoutes } from './features/logistics/logistics.routes.tsx';
import { messengerRoutes } from './features/messengers/messengers.routes.tsx';
import { noticeRoutes } from './features/notices/notices.routes.tsx';
import { orderRoutes } from './features/orders/orders.routes.tsx';
import { pendingWriteRoutes } from './features/pending-writes/pending-writes.routes.tsx';
import { priceListRoutes } from './features/price-lists/price-lists.routes.tsx';
import { proposalRoutes } from './features/proposals/proposals.routes.tsx';
import { qualificationRoutes } from './features/qualifications/qualifications.routes.tsx';
import { quoteRoutes } from './features/quotes/quotes.routes.tsx';
import { recurringRoutes } from './features/recurring/recurring.routes.tsx';
import { reportRoutes } from './features/reports/reports.routes.tsx';
import { requisitionRoutes } from './features/requisitions/requisitions.routes.tsx';
import { rfqRoutes } from './features/rfqs/rfqs.routes.tsx';
import { salesInvoiceRoutes } from './features/sales-invoices/sales-invoices.routes.tsx';
import { settingsRoutes } from './features/settings/settings.routes.tsx';
import { stockCountRoutes } from './features/stock-counts/stock-counts.routes.tsx';
import { supplierReturnRoutes } from './features/supplier-returns/supplier-returns.routes.tsx';
import { taskRoutes } from './features/tasks/tasks.routes.tsx';
import { testPortalRoutes } from './features/test-portals/test-portals.routes.tsx';
import { warehouseRoutes } from './features/warehouses/warehouses.routes.tsx';
import { portalRoute, root } from './portal-route.tsx';
import { queryClient } from './shared/api/query-client.ts';
import { meQuery } from './shared/session/me.ts';
import { accessToken } from './shared/session/session.ts';
import { Broken } from './shell/broken.tsx';
import { NotFound } from './shell/not-found.tsx';

/** Any other address below a portal: without it `/counterparties/…` of a letter would be no page before it can lead to one's own. */
const unknown = createRoute({ getParentRoute: () => portalRoute, path: '$', component: NotFound });

/** `/`: home of one's portal, or sign-in. */
const front = createRoute({
  getParentRoute: () => root,
  path: '/',
  async beforeLoad() {
    if ((await accessToken()) === undefined) throw redirect({ to: '/login', replace: true });
    const me = await queryClient.ensureQueryData(meQuery);
    throw redirect({ to: '/$portal', params: { portal: me.portal.slug }, replace: true });
  },
});

const tree = root.addChildren([
  front,
  ...accountRoutes(root),
  portalRoute.addChildren([
    ...homeRoutes(portalRoute),
    ...requisitionRoutes(portalRoute),
    ...recurringRoutes(portalRoute),
    ...stockCountRoutes(portalRoute),
    ...supplierReturnRoutes(portalRoute),
    ...compareRoutes(portalRoute),
    ...rfqRoutes(portalRoute),
    ...quoteRoutes(portalRoute),
    ...orderRoutes(portalRoute),
    ...invoiceRoutes(portalRoute),
    ...salesInvoiceRoutes(portalRoute),
    ...contractRoutes(portalRoute),
    ...budgetRoutes(portalRoute),
    ...reportRoutes(portalRoute),
    ...eDocumentRoutes(portalRoute),
    ...taskRoutes(portalRoute),
    ...proposalRoutes(portalRoute),
    ...catalogRoutes(portalRoute),
    ...priceListRoutes(portalRoute),
    ...counterpartyRoutes(portalRoute),
    ...qualificationRoutes(portalRoute),
    ...pendingWriteRoutes(portalRoute),
    ...importRoutes(portalRoute),
    ...exportRoutes(portalRoute),
    ...integrationRoutes(portalRoute),
    ...messengerRoutes(portalRoute),
    ...developerRoutes(portalRoute),
    ...testPortalRoutes(portalRoute),
    ...settingsRoutes(portalRoute),
    ...inboxRoutes(portalRoute),
    ...noticeRoutes(portalRoute),
    ...warehouseRoutes(portalRoute),
    ...logisticsRoutes(portalRoute),
    ...ownAccountRoutes(portalRoute),
    unknown,
  ]),
]);

export const router = createRouter({
  routeTree: tree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultErrorComponent: Broken,
  defaultNotFoundComponent: NotFound,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
