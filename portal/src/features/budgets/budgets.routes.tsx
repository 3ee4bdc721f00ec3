import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { budgetSearch, budgetsSearch } from './searches.ts';

export const budgetRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'budgets',
    validateSearch: budgetsSearch,
    component: lazyRouteComponent(() => import('./screens/budget-list.tsx'), 'BudgetList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'budgets/$id',
    validateSearch: budgetSearch,
    component: lazyRouteComponent(() => import('./screens/budget-page.tsx'), 'BudgetPage'),
  }),
];
