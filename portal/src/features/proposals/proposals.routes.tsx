import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { proposalSearch, proposalsSearch } from './searches.ts';

export const proposalRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'proposals',
    validateSearch: proposalsSearch,
    component: lazyRouteComponent(() => import('./screens/proposal-list.tsx'), 'ProposalList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'proposals/$id',
    validateSearch: proposalSearch,
    component: lazyRouteComponent(() => import('./screens/proposal-page.tsx'), 'ProposalPage'),
  }),
];
