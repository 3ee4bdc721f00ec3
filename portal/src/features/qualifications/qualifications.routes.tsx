import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { qualificationsSearch } from './qualifications-search.ts';

export const qualificationRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'qualifications',
    validateSearch: qualificationsSearch,
    component: lazyRouteComponent(() => import('./screens/qualification-list.tsx'), 'QualificationList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'qualifications/$id',
    component: lazyRouteComponent(() => import('./screens/qualification-page.tsx'), 'QualificationPage'),
  }),
];
