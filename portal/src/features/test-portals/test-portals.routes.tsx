import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';

export const testPortalRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/test-portals',
    component: lazyRouteComponent(() => import('./screens/test-portals.tsx'), 'TestPortals'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/letters',
    component: lazyRouteComponent(() => import('./screens/kept-letters.tsx'), 'KeptLetters'),
  }),
];
