import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readOnly } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';
import { messengersSearch } from './messengers-search.ts';

export const messengerRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'messenger',
    validateSearch: readOnly(messengersSearch),
    component: lazyRouteComponent(() => import('./screens/messengers.tsx'), 'Messengers'),
  }),
];
