import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { orderSearch, ordersSearch } from './searches.ts';

export const orderRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'purchase-orders',
    validateSearch: ordersSearch,
    component: lazyRouteComponent(() => import('./screens/order-list.tsx'), 'OrderList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'purchase-orders/$id',
    validateSearch: orderSearch,
    component: lazyRouteComponent(() => import('./screens/order-page.tsx'), 'OrderPage'),
  }),
];
