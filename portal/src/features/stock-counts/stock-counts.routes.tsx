import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { countSearch, countsSearch } from './searches.ts';

export const stockCountRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'stock-counts',
    validateSearch: countsSearch,
    component: lazyRouteComponent(() => import('./screens/count-list.tsx'), 'CountList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'stock-counts/$id',
    validateSearch: countSearch,
    component: lazyRouteComponent(() => import('./screens/count-page.tsx'), 'CountPage'),
  }),
];
