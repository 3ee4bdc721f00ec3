import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { importSearch, newImportSearch } from './searches.ts';

export const importRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'imports/new',
    validateSearch: newImportSearch,
    component: lazyRouteComponent(() => import('./screens/new-import.tsx'), 'NewImport'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'imports/$jobId',
    validateSearch: importSearch,
    component: lazyRouteComponent(() => import('./screens/import-page.tsx'), 'ImportPage'),
  }),
];
