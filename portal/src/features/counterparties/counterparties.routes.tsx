import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textOf } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';

export interface CounterpartiesSearch {
  search?: string;
  sort?: string;
  role?: string;
  kind?: string;
  status?: string;
  archived?: 'true';
  /** A new counterparty is being made. */
  create?: 'true';
}

export interface CounterpartySearch {
  tab?: string;
}

export const counterpartyRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'counterparties',
    validateSearch: (given: Record<string, unknown>): CounterpartiesSearch => ({
      ...textOf(given, 'search', 'sort', 'role', 'kind', 'status'),
      ...(isYes(given.archived) ? { archived: 'true' } : {}),
      ...(isYes(given.create) ? { create: 'true' } : {}),
    }),
    component: lazyRouteComponent(() => import('./screens/counterparty-list.tsx'), 'CounterpartyList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'counterparties/$id',
    validateSearch: (given: Record<string, unknown>): CounterpartySearch => textOf(given, 'tab'),
    component: lazyRouteComponent(() => import('./screens/counterparty-card.tsx'), 'CounterpartyCard'),
  }),
];

const isYes = (given: unknown) => given === 'true' || given === true;
