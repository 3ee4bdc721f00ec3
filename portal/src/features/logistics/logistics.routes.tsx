import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { mapRoutes } from './map/map.routes.tsx';
import {
  batchesSearch,
  calendarSearch,
  documentsSearch,
  driversSearch,
  objectsSearch,
  planSearch,
  recordSearch,
  routesSearch,
  vehicleSearch,
  vehiclesSearch,
} from './searches.ts';

export const logisticsRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'logistics',
    beforeLoad({ params: { portal: slug } }) {
      throw redirect({ to: '/$portal/logistics/map', params: { portal: slug }, replace: true });
    },
  }),
  ...mapRoutes(portal),
  createRoute({
    getParentRoute: () => portal,
    path: 'logistics/plan',
    validateSearch: planSearch,
    component: lazyRouteComponent(() => import('./plan/plan-page.tsx'), 'PlanPage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'logistics/calendar',
    validateSearch: calendarSearch,
    component: lazyRouteComponent(() => import('./calendar/calendar-page.tsx'), 'CalendarPage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'logistics/documents',
    validateSearch: documentsSearch,
    component: lazyRouteComponent(() => import('./documents/document-list.tsx'), 'DocumentList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'logistics/documents/$id',
    validateSearch: recordSearch,
    component: lazyRouteComponent(() => import('./documents/document-page.tsx'), 'DocumentPage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'logistics/batches',
    validateSearch: batchesSearch,
    component: lazyRouteComponent(() => import('./batches/batch-list.tsx'), 'BatchList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'logistics/batches/$id',
    validateSearch: recordSearch,
    component: lazyRouteComponent(() => import('./batches/batch-page.tsx'), 'BatchPage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'logistics/routes',
    validateSearch: routesSearch,
    component: lazyRouteComponent(() => import('./routes/route-list.tsx'), 'RouteList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'logistics/routes/$id',
    validateSearch: recordSearch,
    component: lazyRouteComponent(() => import('./routes/route-page.tsx'), 'RoutePage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'logistics/objects',
    validateSearch: objectsSearch,
    component: lazyRouteComponent(() => import('./objects/object-list.tsx'), 'ObjectList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'logistics/objects/$id',
    validateSearch: recordSearch,
    component: lazyRouteComponent(() => import('./objects/object-page.tsx'), 'ObjectPage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'logistics/drivers',
    validateSearch: driversSearch,
    component: lazyRouteComponent(() => import('./fleet/driver-list.tsx'), 'DriverList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'logistics/drivers/$id',
    validateSearch: recordSearch,
    component: lazyRouteComponent(() => import('./fleet/driver-page.tsx'), 'DriverPage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'logistics/vehicles',
    validateSearch: vehiclesSearch,
    component: lazyRouteComponent(() => import('./fleet/vehicle-list.tsx'), 'VehicleList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'logistics/vehicles/$id',
    validateSearch: vehicleSearch,
    component: lazyRouteComponent(() => import('./fleet/vehicle-page.tsx'), 'VehiclePage'),
  }),
];
