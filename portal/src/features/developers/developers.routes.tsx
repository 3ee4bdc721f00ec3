import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readOnly } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';
import { apiKeysSearch, eventCatalogSearch, feedSearch, webhookSearch, webhooksSearch } from './searches.ts';

export const developerRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/api-keys',
    validateSearch: readOnly(apiKeysSearch),
    component: lazyRouteComponent(() => import('./screens/api-keys.tsx'), 'ApiKeys'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/webhooks',
    validateSearch: readOnly(webhooksSearch),
    component: lazyRouteComponent(() => import('./screens/webhook-list.tsx'), 'WebhookList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/webhooks/catalog',
    validateSearch: readOnly(eventCatalogSearch),
    component: lazyRouteComponent(() => import('./screens/event-catalog.tsx'), 'EventCatalog'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/webhooks/check',
    component: lazyRouteComponent(() => import('./screens/signature-checker.tsx'), 'SignatureChecker'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/webhooks/$id',
    validateSearch: readOnly(webhookSearch),
    component: lazyRouteComponent(() => import('./screens/webhook-page.tsx'), 'WebhookPage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/events',
    validateSearch: readOnly(feedSearch),
    component: lazyRouteComponent(() => import('./screens/event-feed.tsx'), 'EventFeed'),
  }),
];
