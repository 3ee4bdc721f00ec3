import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { contractSearch, contractsSearch } from './searches.ts';

export const contractRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'contracts',
    validateSearch: contractsSearch,
    component: lazyRouteComponent(() => import('./screens/contract-list.tsx'), 'ContractList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'contracts/$id',
    validateSearch: contractSearch,
    component: lazyRouteComponent(() => import('./screens/contract-page.tsx'), 'ContractPage'),
  }),
];
