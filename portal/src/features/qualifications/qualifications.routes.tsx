import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textOf } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';
import type { QualificationsSearch } from './qualifications-search.ts';

const screens = () => import('./screens/qualification-screens.ts');

export const qualificationRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'qualifications',
    validateSearch: (given: Record<string, unknown>): QualificationsSearch =>
      textOf(given, 'sort', 'status', 'counterparty', 'ending', 'create'),
    component: lazyRouteComponent(screens, 'QualificationList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'qualifications/$id',
    component: lazyRouteComponent(screens, 'QualificationPage'),
  }),
];
