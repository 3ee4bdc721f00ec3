import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { textOf } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';
import { catalogSearch, itemSearch } from './searches.ts';

export const catalogRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'catalog',
    validateSearch: catalogSearch,
    component: lazyRouteComponent(() => import('./screens/item-list.tsx'), 'ItemList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'catalog/categories',
    validateSearch: (given: Record<string, unknown>): { search?: string } => textOf(given, 'search'),
    component: lazyRouteComponent(() => import('./screens/categories.tsx'), 'Categories'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'catalog/$id',
    validateSearch: itemSearch,
    component: lazyRouteComponent(() => import('./screens/item-card.tsx'), 'ItemCard'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'catalog-items/$id',
    beforeLoad({ params }) {
      throw redirect({ to: '/$portal/catalog/$id', params, replace: true });
    },
  }),
];
