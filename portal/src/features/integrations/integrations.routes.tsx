import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { choiceOf } from '../../kit/search-choice.ts';
import { textOf } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';

export interface MarketplaceSearch {
  tab?: 'installed';
  search?: string;
  category?: string;
  connection?: string;
  /** Status of the installation here; `none` for what is not installed. */
  state?: string;
  sort?: string;
}

export interface CardSearch {
  /** How a connection by OAuth ended: the provider's page leads back with it. */
  oauth?: string;
  reason?: string;
}

export const installationTabs = ['overview', 'settings', 'webhook', 'mappings', 'exchange', 'logs', 'outbox'] as const;

export type InstallationTab = (typeof installationTabs)[number];

export interface InstallationSearch {
  tab?: InstallationTab;
  direction?: string;
  status?: string;
  event?: string;
  correlationId?: string;
  /** Receipt, mapping or entry opened beside its list. */
  open?: string;
}

export interface MailSearch {
  search?: string;
  thread?: string;
}

export const integrationRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'integrations',
    validateSearch: (given: Record<string, unknown>): MarketplaceSearch => ({
      ...textOf(given, 'search', 'category', 'connection', 'state', 'sort'),
      ...choiceOf(given, 'tab', ['installed'] as const),
    }),
    component: lazyRouteComponent(() => import('./screens/marketplace.tsx'), 'Marketplace'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'integrations/$slug',
    validateSearch: (given: Record<string, unknown>): CardSearch => textOf(given, 'oauth', 'reason'),
    component: lazyRouteComponent(() => import('./screens/integration-card.tsx'), 'IntegrationCard'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'integrations/installed/$id',
    validateSearch: (given: Record<string, unknown>): InstallationSearch => ({
      ...choiceOf(given, 'tab', installationTabs),
      ...textOf(given, 'direction', 'status', 'event', 'correlationId', 'open'),
    }),
    component: lazyRouteComponent(() => import('./screens/installation-page.tsx'), 'InstallationPage'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'integrations/mail',
    validateSearch: (given: Record<string, unknown>): MailSearch => textOf(given, 'search', 'thread'),
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
