import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textOf } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';

export const inboxRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'inbox',
    validateSearch: (given: Record<string, unknown>) => textOf(given, 'at'),
    component: lazyRouteComponent(() => import('./screens/inbox.tsx'), 'Inbox'),
  }),
];
