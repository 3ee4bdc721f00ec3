import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readOnly } from '../../../kit/search-params.ts';
import type { PortalRoute } from '../../../portal-route.tsx';
import { mapSearch } from './map-search.ts';

export const mapRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'logistics/map',
    validateSearch: readOnly(mapSearch),
    staticData: { wide: true },
    component: lazyRouteComponent(() => import('./screens/map-page.tsx'), 'MapPage'),
  }),
];
