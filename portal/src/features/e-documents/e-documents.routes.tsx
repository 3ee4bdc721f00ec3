import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { eDocumentsSearch } from './e-documents-search.ts';

export const eDocumentRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'e-documents',
    validateSearch: eDocumentsSearch,
    component: lazyRouteComponent(() => import('./screens/incoming-list.tsx'), 'IncomingList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'e-documents/$id',
    component: lazyRouteComponent(() => import('./screens/incoming-page.tsx'), 'IncomingPage'),
  }),
];
