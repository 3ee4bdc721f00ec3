import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { composerSearch, rfqSearch, rfqsSearch } from './searches.ts';

export const rfqRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'rfqs',
    validateSearch: rfqsSearch,
    component: lazyRouteComponent(() => import('./screens/rfq-list.tsx'), 'RfqList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'rfqs/new',
    validateSearch: composerSearch,
    component: lazyRouteComponent(() => import('./composer/rfq-composer.tsx'), 'RfqComposer'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'rfqs/$id',
    validateSearch: rfqSearch,
    component: lazyRouteComponent(() => import('./screens/rfq-tracker.tsx'), 'RfqTracker'),
  }),
  // Letters and webhooks name a request as the interface does.
  createRoute({
    getParentRoute: () => portal,
    path: 'supplier-rfqs/$id',
    beforeLoad: ({ params: { portal: slug, id } }) => {
      throw redirect({ to: '/$portal/rfqs/$id', params: { portal: slug, id }, replace: true });
    },
  }),
];
