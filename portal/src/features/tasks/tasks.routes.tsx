import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { tasksSearch } from './tasks-search.ts';

export const taskRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'tasks',
    validateSearch: tasksSearch,
    component: lazyRouteComponent(() => import('./screens/task-list.tsx'), 'TaskList'),
  }),
];
