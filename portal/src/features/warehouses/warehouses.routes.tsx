import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { textOf } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';

export interface WarehousesSearch {
  search?: string;
  sort?: string;
  archived?: 'true';
  /** Warehouse opened in the panel; `new` for one being made. */
  open?: string;
}

export const warehouseRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'warehouses',
    validateSearch: (given: Record<string, unknown>): WarehousesSearch => ({
      ...textOf(given, 'search', 'sort', 'open'),
      ...(given.archived === 'true' || given.archived === true ? { archived: 'true' } : {}),
    }),
    component: lazyRouteComponent(() => import('./screens/warehouse-list.tsx'), 'WarehouseList'),
  }),
  // Links of webhooks lead to a record by its identifier.
  createRoute({
    getParentRoute: () => portal,
    path: 'warehouses/$id',
    beforeLoad({ params: { id, ...params } }) {
      throw redirect({ to: '/$portal/warehouses', params, search: { open: id }, replace: true });
    },
  }),
];
