import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router';
import { setPortalTime } from './kit/portal-clock.ts';
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
    if (me.user.mustAddSecondFactor) throw redirect({ to: '/second-factor', search: { next: location.href } });
    if (params.portal !== me.portal.slug)
      throw redirect({ href: `/${me.portal.slug}${pathInside(location.href, params.portal)}`, replace: true });
    if (me.portal.mode === 'test') setPortalTime(me.portal.time);
    await showInPortalZone(me);
  },
});

export type RootRoute = typeof root;
export type PortalRoute = typeof portalRoute;

/** Letters and webhooks name pages without the portal: `/settings/api-keys` is a page of one's own portal. */
const pathInside = (href: string, first: string) => (pagesOfPortal.has(first) ? href : href.replace(`/${first}`, ''));

const pagesOfPortal = new Set([
  ...['inbox', 'requisitions', 'purchase-requisitions', 'procurements', 'rfqs', 'supplier-rfqs', 'quotes', 'catalog'],
  ...[
    'catalog-items',
    'price-lists',
    'counterparties',
    'purchase-orders',
    'pending-writes',
    'qualifications',
    'requisition-templates',
    'reorder-points',
    'stock-counts',
    'supplier-returns',
    'warehouses',
    'invoices',
    'sales-invoices',
    'contracts',
    'budgets',
    'reports',
    'e-documents',
    'proposals',
    'tasks',
    'logistics',
    'integrations',
    'messenger',
    'notices',
    'settings',
    'imports',
    'exports',
  ],
]);
