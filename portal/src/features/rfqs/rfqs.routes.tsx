import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { textOf } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';

export interface RfqsSearch {
  search?: string;
  sort?: string;
  /** One of the statuses, or all of them. */
  status?: string;
  requisition?: string;
  supplier?: string;
  /** Unanswered past their deadline alone. */
  overdue?: 'yes';
}

export interface ComposerSearch {
  requisition?: string;
}

export type RfqTab = 'suppliers' | 'items' | 'history';

export interface RfqSearch {
  tab?: RfqTab;
}

const tabs: readonly string[] = ['suppliers', 'items', 'history'] satisfies RfqTab[];

export const rfqRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'rfqs',
    validateSearch: (given: Record<string, unknown>): RfqsSearch => ({
      ...textOf(given, 'search', 'sort', 'status', 'requisition', 'supplier'),
      ...(given.overdue === 'yes' ? { overdue: 'yes' } : {}),
    }),
    component: lazyRouteComponent(() => import('./screens/rfq-list.tsx'), 'RfqList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'rfqs/new',
    validateSearch: (given: Record<string, unknown>): ComposerSearch => textOf(given, 'requisition'),
    component: lazyRouteComponent(() => import('./composer/rfq-composer.tsx'), 'RfqComposer'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'rfqs/$id',
    validateSearch: (given: Record<string, unknown>): RfqSearch =>
      typeof given.tab === 'string' && tabs.includes(given.tab) ? { tab: given.tab as RfqTab } : {},
    component: lazyRouteComponent(() => import('./screens/rfq-tracker.tsx'), 'RfqTracker'),
  }),
  // Letters and webhooks name a request as the interface does.
  createRoute({
    getParentRoute: () => portal,
    path: 'supplier-rfqs/$id',
    beforeLoad: ({ params: { portal: slug, id } }) => {
      throw redirect({ to: '/$portal/rfqs/$id', params: { portal: slug, id }, replace: true });
    },
  }),
];
