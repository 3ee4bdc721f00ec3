import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PortalRoute } from '../../portal-route.tsx';
import { newQuoteSearch, quoteSearch, quotesSearch } from './searches.ts';

export const quoteRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'quotes',
    validateSearch: quotesSearch,
    component: lazyRouteComponent(() => import('./screens/quote-list.tsx'), 'QuoteList'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'quotes/new',
    validateSearch: newQuoteSearch,
    component: lazyRouteComponent(() => import('./screens/new-quote.tsx'), 'NewQuote'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'quotes/$id',
    validateSearch: quoteSearch,
    component: lazyRouteComponent(() => import('./screens/quote-card.tsx'), 'QuoteCard'),
  }),
  createRoute({
    getParentRoute: () => portal,
    path: 'quotes/$id/edit',
    component: lazyRouteComponent(() => import('./screens/edit-quote.tsx'), 'EditQuote'),
  }),
];
