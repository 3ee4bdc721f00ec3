import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { textOf } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';

export interface CatalogSearch {
  search?: string;
  sort?: string;
  archived?: 'true';
  /** Items of this category and of all below it. */
  category?: string;
  type?: 'product' | 'service';
  supplier?: string;
  /** Items that lie in some warehouse, or in none. */
  stock?: 'yes' | 'none';
  /** A new item is being made. */
  create?: 'true';
}

export interface ItemSearch {
  tab?: string;
}

export const catalogRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'catalog',
    validateSearch: (given: Record<string, unknown>): CatalogSearch => ({
      ...textOf(given, 'search', 'sort', 'category', 'supplier'),
      ...(given.type === 'product' || given.type === 'service' ? { type: given.type } : {}),
      ...(given.stock === 'yes' || given.stock === 'none' ? { stock: given.stock } : {}),
      ...(isYes(given.archived) ? { archived: 'true' } : {}),
      ...(isYes(given.create) ? { create: 'true' } : {}),
    }),
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
    validateSearch: (given: Record<string, unknown>): ItemSearch => textOf(given, 'tab'),
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

const isYes = (given: unknown) => given === 'true' || given === true;
