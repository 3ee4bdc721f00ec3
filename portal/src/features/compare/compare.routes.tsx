import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textOf } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';

export interface CompareSearch {
  /** Prices with their share of extra costs; prices alone unless given. */
  basis?: 'landed';
  /** Prices without VAT; with it unless given. */
  vat?: 'without';
  /** The dialog that is open. */
  open?: string;
}

export const compareRoutes = (portal: PortalRoute) => [
  createRoute({
    getParentRoute: () => portal,
    path: 'requisitions/$id/compare',
    staticData: { wide: true },
    validateSearch: (given: Record<string, unknown>): CompareSearch => ({
      ...(given.basis === 'landed' ? { basis: 'landed' } : {}),
      ...(given.vat === 'without' ? { vat: 'without' } : {}),
      ...textOf(given, 'open'),
    }),
    component: lazyRouteComponent(() => import('./screens/compare.tsx'), 'Compare'),
  }),
];
