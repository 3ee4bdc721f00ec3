import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { choiceOf } from '../../kit/search-choice.ts';
import { textOf } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';

export interface ApiKeysSearch {
  search?: string;
  sort?: string;
  archived?: 'true';
  /** Key opened in the panel; `new` for one being issued. */
  open?: string;
}

export interface WebhooksSearch {
  search?: string;
  archived?: 'true';
  /** `new` while one is being made. */
  open?: string;
}

export const webhookTabs = ['deliveries', 'settings', 'health'] as const;

export interface WebhookSearch {
  tab?: (typeof webhookTabs)[number];
  status?: string;
  event?: string;
  /** Delivery opened beside the list. */
  delivery?: string;
}

export interface EventCatalogSearch {
  search?: string;
  event?: string;
}

export interface FeedSearch {
  events?: string;
  entityType?: string;
  /** Place in the feed to read from. */
  cursor?: string;
  open?: string;
}

const archivedOf = (given: Record<string, unknown>) =>
  given.archived === 'true' || given.archived === true ? ({ archived: 'true' } as const) : {};

export const developerRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/api-keys',
    validateSearch: (given: Record<string, unknown>): ApiKeysSearch => ({
      ...textOf(given, 'search', 'sort', 'open'),
      ...archivedOf(given),
    }),
    component: lazyRouteComponent(() => import('./screens/api-keys.tsx'), 'ApiKeys'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/webhooks',
    validateSearch: (given: Record<string, unknown>): WebhooksSearch => ({
      ...textOf(given, 'search', 'open'),
      ...archivedOf(given),
    }),
    component: lazyRouteComponent(() => import('./screens/webhook-list.tsx'), 'WebhookList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/webhooks/catalog',
    validateSearch: (given: Record<string, unknown>): EventCatalogSearch => textOf(given, 'search', 'event'),
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
    validateSearch: (given: Record<string, unknown>): WebhookSearch => ({
      ...choiceOf(given, 'tab', webhookTabs),
      ...textOf(given, 'status', 'event', 'delivery'),
    }),
    component: lazyRouteComponent(() => import('./screens/webhook-page.tsx'), 'WebhookPage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'settings/events',
    validateSearch: (given: Record<string, unknown>): FeedSearch =>
      textOf(given, 'events', 'entityType', 'cursor', 'open'),
    component: lazyRouteComponent(() => import('./screens/event-feed.tsx'), 'EventFeed'),
  }),
];
