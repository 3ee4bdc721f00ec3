import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readOnly } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';
import { auditSearch, fieldsSearch, pipelineSearch, roleSearch, sellersSearch, usersSearch } from './searches.ts';
import { templateSearch, templatesSearch } from './templates/searches.ts';

const roleScreens = () => import('./screens/role-screens.ts');
const sellerScreens = () => import('./screens/seller-screens.ts');

export const settingsRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'settings',
    component: lazyRouteComponent(() => import('./screens/settings-home.tsx'), 'SettingsHome'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/company',
    component: lazyRouteComponent(() => import('./screens/company-settings.tsx'), 'CompanySettings'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/sellers',
    validateSearch: readOnly(sellersSearch),
    component: lazyRouteComponent(sellerScreens, 'Sellers'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/sellers/$id',
    component: lazyRouteComponent(sellerScreens, 'SellerPage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/approvals',
    component: lazyRouteComponent(() => import('./screens/approvals.tsx'), 'Approvals'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/templates',
    validateSearch: readOnly(templatesSearch),
    component: lazyRouteComponent(() => import('./templates/screens/templates.tsx'), 'Templates'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/templates/$id',
    validateSearch: readOnly(templateSearch),
    component: lazyRouteComponent(() => import('./templates/screens/template-page.tsx'), 'TemplatePage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/regional',
    component: lazyRouteComponent(() => import('./screens/regional-settings.tsx'), 'RegionalSettings'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/working-calendar',
    component: lazyRouteComponent(() => import('./screens/working-calendar-page.tsx'), 'WorkingCalendarPage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/paid-widgets',
    component: lazyRouteComponent(() => import('./screens/paid-widgets.tsx'), 'PaidWidgets'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/catalog',
    component: lazyRouteComponent(() => import('./screens/catalog-settings-page.tsx'), 'CatalogSettingsPage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/users',
    validateSearch: readOnly(usersSearch),
    component: lazyRouteComponent(() => import('./screens/users.tsx'), 'Users'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/roles',
    component: lazyRouteComponent(roleScreens, 'Roles'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/roles/$id',
    validateSearch: readOnly(roleSearch),
    component: lazyRouteComponent(roleScreens, 'RolePage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/identity-providers',
    component: lazyRouteComponent(() => import('./screens/identity-providers.tsx'), 'IdentityProviders'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/pipeline',
    validateSearch: readOnly(pipelineSearch),
    component: lazyRouteComponent(() => import('./screens/pipeline-settings.tsx'), 'PipelineSettings'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/custom-fields',
    validateSearch: readOnly(fieldsSearch),
    component: lazyRouteComponent(() => import('./screens/custom-fields.tsx'), 'CustomFields'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/audit',
    validateSearch: readOnly(auditSearch),
    component: lazyRouteComponent(() => import('./screens/audit.tsx'), 'Audit'),
  }),
];
