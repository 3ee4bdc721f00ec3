import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { priceListSearch, priceListsSearch } from './searches.ts';

export const priceListRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'price-lists',
    validateSearch: priceListsSearch,
    component: lazyRouteComponent(() => import('./screens/price-list-registry.tsx'), 'PriceListRegistry'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'price-lists/$id',
    validateSearch: priceListSearch,
    component: lazyRouteComponent(() => import('./screens/price-list-card.tsx'), 'PriceListCard'),
  }),
];
