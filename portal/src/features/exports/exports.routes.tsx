import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';

export const exportRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'exports',
    component: lazyRouteComponent(() => import('./screens/exports.tsx'), 'Exports'),
  }),
];
