import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { reservationsSearch } from './reservations-search.ts';
import { warehousesSearch } from './warehouses-search.ts';

const screens = () => import('./screens/warehouse-screens.ts');

export const warehouseRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'warehouses',
    validateSearch: warehousesSearch,
    component: lazyRouteComponent(screens, 'WarehouseList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'warehouses/reservations',
    validateSearch: reservationsSearch,
    component: lazyRouteComponent(screens, 'ReservationList'),
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
