import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { counterpartiesSearch, counterpartySearch } from './searches.ts';

export const counterpartyRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'counterparties',
    validateSearch: counterpartiesSearch,
    component: lazyRouteComponent(() => import('./screens/counterparty-list.tsx'), 'CounterpartyList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'counterparties/$id',
    validateSearch: counterpartySearch,
    component: lazyRouteComponent(() => import('./screens/counterparty-card.tsx'), 'CounterpartyCard'),
  }),
];
