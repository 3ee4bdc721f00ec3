import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { textOf } from '../../kit/search-params.ts';
import type { PortalRoute } from '../../portal-route.tsx';
import { queryClient } from '../../shared/api/query-client.ts';
import { meQuery } from '../../shared/session/me.ts';
import { type CardTab, readTab } from './card/tabs.ts';
import { prefetchRequisitions } from './queries.ts';
import { readSearch } from './searches.ts';

export interface CardSearch {
  tab?: CardTab;
  /** The delivery batch whose goods are being received. */
  batch?: string;
}

/** Links of webhooks and letters name a requisition by its other names. */
const otherNames = ['purchase-requisitions', 'procurements'] as const;

export const requisitionRoutes = (portal: PortalRoute) =>
  [
    createRoute({
      getParentRoute: () => portal,
      path: 'requisitions',
      validateSearch: readSearch,
      loaderDeps: ({ search }) => search,
      loader({ deps }) {
        const me = queryClient.getQueryData(meQuery.queryKey);
        if (me) void prefetchRequisitions(deps, me.user.id);
        if (deps.view === 'board') void import('./board/board.tsx');
      },
      component: lazyRouteComponent(() => import('./screens/requisition-list.tsx'), 'RequisitionList'),
    }),
    createRoute({
      getParentRoute: () => portal,
      path: 'requisitions/new',
      component: lazyRouteComponent(() => import('./screens/new-requisition.tsx'), 'NewRequisition'),
    }),
    createRoute({
      getParentRoute: () => portal,
      path: 'requisitions/$id',
      validateSearch: (given: Record<string, unknown>): CardSearch => ({
        ...readTab(textOf(given, 'tab').tab),
        ...textOf(given, 'batch'),
      }),
      component: lazyRouteComponent(() => import('./screens/requisition-page.tsx'), 'RequisitionPage'),
    }),
    // A part of a requisition may be named in the path too.
    createRoute({
      getParentRoute: () => portal,
      path: 'requisitions/$id/$tab',
      beforeLoad: ({ params: { portal: slug, id, tab } }) => {
        throw redirect({
          to: '/$portal/requisitions/$id',
          params: { portal: slug, id },
          search: readTab(tab),
          replace: true,
        });
      },
    }),
    ...otherNames.flatMap((name) => [
      createRoute({
        getParentRoute: () => portal,
        path: name,
        beforeLoad: ({ params }) => {
          throw redirect({ to: '/$portal/requisitions', params, replace: true });
        },
      }),
      createRoute({
        getParentRoute: () => portal,
        path: `${name}/$id`,
        beforeLoad: ({ params }) => {
          throw redirect({ to: '/$portal/requisitions/$id', params: params as never, replace: true });
        },
      }),
    ]),
  ] as const;
