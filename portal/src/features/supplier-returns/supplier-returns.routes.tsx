import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { returnsSearch } from './returns-search.ts';

export const supplierReturnRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'supplier-returns',
    validateSearch: returnsSearch,
    component: lazyRouteComponent(() => import('./screens/return-list.tsx'), 'ReturnList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'supplier-returns/$id',
    component: lazyRouteComponent(() => import('./screens/return-page.tsx'), 'ReturnPage'),
  }),
];
