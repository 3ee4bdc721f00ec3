import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { pointsSearch, templatesSearch } from './searches.ts';

export const recurringRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'requisition-templates',
    validateSearch: templatesSearch,
    component: lazyRouteComponent(() => import('./screens/template-list.tsx'), 'TemplateList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'requisition-templates/$id',
    component: lazyRouteComponent(() => import('./screens/template-page.tsx'), 'TemplatePage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'reorder-points',
    validateSearch: pointsSearch,
    component: lazyRouteComponent(() => import('./screens/point-list.tsx'), 'PointList'),
  }),
];
