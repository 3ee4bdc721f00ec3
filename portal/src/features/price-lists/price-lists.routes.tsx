import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textOf } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';

export interface PriceListsSearch {
  search?: string;
  sort?: string;
  kind?: string;
  status?: string;
  /** Lists of this counterparty. */
  counterparty?: string;
  /** A new list is being made. */
  create?: 'true';
}

export interface PriceListSearch {
  tab?: string;
  search?: string;
  sort?: string;
  /** Only what the last version has touched. */
  changed?: 'true';
  /** Version whose changes are shown. */
  version?: string;
}

export const priceListRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'price-lists',
    validateSearch: (given: Record<string, unknown>): PriceListsSearch => ({
      ...textOf(given, 'search', 'sort', 'kind', 'status', 'counterparty'),
      ...(isYes(given.create) ? { create: 'true' } : {}),
    }),
    component: lazyRouteComponent(() => import('./screens/price-list-registry.tsx'), 'PriceListRegistry'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'price-lists/$id',
    validateSearch: (given: Record<string, unknown>): PriceListSearch => ({
      ...textOf(given, 'tab', 'search', 'sort', 'version'),
      ...(isYes(given.changed) ? { changed: 'true' } : {}),
    }),
    component: lazyRouteComponent(() => import('./screens/price-list-card.tsx'), 'PriceListCard'),
  }),
];

const isYes = (given: unknown) => given === 'true' || given === true;
