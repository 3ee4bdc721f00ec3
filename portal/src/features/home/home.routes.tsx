import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';

export const homeRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: '/',
    component: lazyRouteComponent(() => import('./screens/home.tsx'), 'Home'),
  }),
];
