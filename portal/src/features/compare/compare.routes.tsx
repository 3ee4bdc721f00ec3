import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { compareSearch } from './compare-search.ts';

export const compareRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'requisitions/$id/compare',
    staticData: { wide: true },
    validateSearch: compareSearch,
    component: lazyRouteComponent(() => import('./screens/compare.tsx'), 'Compare'),
  }),
];
