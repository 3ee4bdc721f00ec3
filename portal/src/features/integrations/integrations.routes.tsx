import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readOnly } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';
import { installationSearch, listingSearch, mailSearch, marketplaceSearch } from './searches.ts';

export const integrationRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'integrations',
    validateSearch: readOnly(marketplaceSearch),
    component: lazyRouteComponent(() => import('./screens/marketplace.tsx'), 'Marketplace'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'integrations/$slug',
    validateSearch: readOnly(listingSearch),
    component: lazyRouteComponent(() => import('./screens/integration-listing.tsx'), 'IntegrationListing'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'integrations/installed/$id',
    validateSearch: readOnly(installationSearch),
    component: lazyRouteComponent(() => import('./screens/installation-page.tsx'), 'InstallationPage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'integrations/mail',
    validateSearch: readOnly(mailSearch),
    component: lazyRouteComponent(() => import('./screens/mail.tsx'), 'Mail'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'integrations/publications',
    component: lazyRouteComponent(() => import('./screens/publications.tsx'), 'Publications'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'integrations/publications/$id',
    component: lazyRouteComponent(() => import('./screens/publication-page.tsx'), 'PublicationPage'),
  }),
];
