import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { warehousesSearch } from './warehouses-search.ts';

export const warehouseRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'warehouses',
    validateSearch: warehousesSearch,
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
