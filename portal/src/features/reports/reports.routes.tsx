import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { reportsSearch } from './searches.ts';

export const reportRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'reports',
    validateSearch: reportsSearch,
    component: lazyRouteComponent(() => import('./screens/reports.tsx'), 'Reports'),
  }),
];
