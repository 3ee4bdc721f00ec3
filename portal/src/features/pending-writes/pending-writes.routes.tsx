import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textOf } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';
import type { WritesSearch } from './queries.ts';

const screens = () => import('./screens/write-screens.ts');

export const pendingWriteRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'pending-writes',
    validateSearch: (given: Record<string, unknown>): WritesSearch => textOf(given, 'sort', 'status'),
    component: lazyRouteComponent(screens, 'WriteList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'pending-writes/$id',
    component: lazyRouteComponent(screens, 'WritePage'),
  }),
];
