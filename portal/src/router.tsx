import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router';
import { accountRoutes, ownAccountRoutes } from './features/accounts/accounts.routes.tsx';
import { catalogRoutes } from './features/catalog/catalog.routes.tsx';
import { compareRoutes } from './features/compare/compare.routes.tsx';
import { counterpartyRoutes } from './features/counterparties/counterparties.routes.tsx';
import { developerRoutes } from './features/developers/developers.routes.tsx';
import { homeRoutes } from './features/home/home.routes.tsx';
import { importRoutes } from './features/imports/imports.routes.tsx';
import { inboxRoutes } from './features/inbox/inbox.routes.tsx';
import { integrationRoutes } from './features/integrations/integrations.routes.tsx';
import { invoiceRoutes } from './features/invoices/invoices.routes.tsx';
import { priceListRoutes } from './features/price-lists/price-lists.routes.tsx';
import { quoteRoutes } from './features/quotes/quotes.routes.tsx';
import { requisitionRoutes } from './features/requisitions/requisitions.routes.tsx';
import { rfqRoutes } from './features/rfqs/rfqs.routes.tsx';
import { settingsRoutes } from './features/settings/settings.routes.tsx';
import { warehouseRoutes } from './features/warehouses/warehouses.routes.tsx';
import { queryClient } from './shared/api/query-client.ts';
import { showInPortalZone } from './shared/regional/show-in-portal-zone.ts';
import { meQuery } from './shared/session/me.ts';
import { accessToken } from './shared/session/session.ts';
import { Broken } from './shell/broken.tsx';
import { NotFound } from './shell/not-found.tsx';
import { Shell } from './shell/shell.tsx';

export const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound, errorComponent: Broken });

/** `/{portal}`: everything behind sign-in. An address of another portal leads to one's own. */
export const portalRoute = createRoute({
  getParentRoute: () => root,
  path: '$portal',
  component: Shell,
  async beforeLoad({ params, location }) {
    if ((await accessToken()) === undefined)
      throw redirect({ to: '/login', search: { next: location.href }, replace: true });
    const me = await queryClient.ensureQueryData(meQuery);
    if (me.user.mustChangePassword) throw redirect({ to: '/change-password', search: { next: location.href } });
    if (params.portal !== me.portal.slug)
      throw redirect({ href: `/${me.portal.slug}${pathInside(location.href, params.portal)}`, replace: true });
    await showInPortalZone(me);
  },
});

/** Any other address below a portal: without it `/counterparties/…` of a letter would be no page before it can lead to one's own. */
const unknown = createRoute({ getParentRoute: () => portalRoute, path: '$', component: NotFound });

/** Letters and webhooks name pages without the portal: `/settings/api-keys` is a page of one's own portal. */
const pathInside = (href: string, first: string) => (pagesOfPortal.has(first) ? href : href.replace(`/${first}`, ''));

const pagesOfPortal = new Set([
  ...['inbox', 'requisitions', 'purchase-requisitions', 'procurements', 'rfqs', 'supplier-rfqs', 'quotes', 'catalog'],
  ...[
    'catalog-items',
    'price-lists',
    'counterparties',
    'warehouses',
    'invoices',
    'integrations',
    'settings',
    'imports',
  ],
]);

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
    ...compareRoutes(portalRoute),
    ...rfqRoutes(portalRoute),
    ...quoteRoutes(portalRoute),
    ...invoiceRoutes(portalRoute),
    ...catalogRoutes(portalRoute),
    ...priceListRoutes(portalRoute),
    ...counterpartyRoutes(portalRoute),
    ...importRoutes(portalRoute),
    ...integrationRoutes(portalRoute),
    ...developerRoutes(portalRoute),
    ...settingsRoutes(portalRoute),
    ...inboxRoutes(portalRoute),
    ...warehouseRoutes(portalRoute),
    ...ownAccountRoutes(portalRoute),
    unknown,
  ]),
]);

export type RootRoute = typeof root;
export type PortalRoute = typeof portalRoute;

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
