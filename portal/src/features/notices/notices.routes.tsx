import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readOnly, trueOf } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';

export const noticeRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'notices',
    validateSearch: readOnly((given) => trueOf(given, 'all')),
    component: lazyRouteComponent(() => import('./screens/notices.tsx'), 'Notices'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'notices/settings',
    component: lazyRouteComponent(() => import('./screens/notice-settings.tsx'), 'NoticeSettings'),
  }),
];
