import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../router.tsx';

export const settingsRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'settings',
    component: lazyRouteComponent(() => import('./screens/settings-home.tsx'), 'SettingsHome'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/company',
    component: lazyRouteComponent(() => import('./screens/company.tsx'), 'CompanySettings'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/regional',
    component: lazyRouteComponent(() => import('./screens/regional.tsx'), 'RegionalSettings'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/catalog',
    component: lazyRouteComponent(() => import('./screens/catalog-settings.tsx'), 'CatalogSettingsPage'),
  }),
];
