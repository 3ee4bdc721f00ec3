import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { choiceOf } from '../../kit/search-choice.ts';
import { textOf } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';

export interface QuotesSearch {
  search?: string;
  sort?: string;
  status?: string;
  source?: string;
  requisition?: string;
  rfq?: string;
  counterparty?: string;
}

export interface NewQuoteSearch {
  requisition?: string;
  rfq?: string;
}

const tabs = ['lines', 'versions', 'files'] as const;

export interface QuoteSearch {
  tab?: (typeof tabs)[number];
}

export const quoteRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'quotes',
    validateSearch: (given: Record<string, unknown>): QuotesSearch =>
      textOf(given, 'search', 'sort', 'status', 'source', 'requisition', 'rfq', 'counterparty'),
    component: lazyRouteComponent(() => import('./screens/quote-list.tsx'), 'QuoteList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'quotes/new',
    validateSearch: (given: Record<string, unknown>): NewQuoteSearch => textOf(given, 'requisition', 'rfq'),
    component: lazyRouteComponent(() => import('./screens/new-quote.tsx'), 'NewQuote'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'quotes/$id',
    validateSearch: (given: Record<string, unknown>): QuoteSearch => choiceOf(given, 'tab', tabs),
    component: lazyRouteComponent(() => import('./screens/quote-card.tsx'), 'QuoteCard'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'quotes/$id/edit',
    component: lazyRouteComponent(() => import('./screens/edit-quote.tsx'), 'EditQuote'),
  }),
];
