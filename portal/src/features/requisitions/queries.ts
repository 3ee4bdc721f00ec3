import { queryOptions, useQuery } from '@tanstack/react-query';
import type { operations } from '../../../../sdk/types.ts';
import { language } from '../../kit/say.ts';
import { listOptions, useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { useMay, useMe } from '../../shared/session/me.ts';
import { filtersOf, type RequisitionsSearch } from './searches.ts';

type Filters = ReturnType<typeof filtersOf>;
type Query = NonNullable<operations['requisitions.list-requisitions']['parameters']['query']>;

/** What the list, the board and the calendar show of a requisition; the rest is not sent. */
const shown = [
  ...(['number', 'title', 'status', 'heldFrom', 'stage', 'priority', 'responsibleId', 'dueDate'] as const),
  ...(['currency', 'plannedTotal', 'actualTotal', 'supplyCoverage'] as const),
] as const;

type Load = (cursor: string | undefined, signal: AbortSignal) => ReturnType<typeof pageOf>;

async function pageOf(query: Query, signal?: AbortSignal) {
  const params = { query: { ...query, fields: shown.join(',') } };
  const { items, ...rest } = await askPage(api.GET('/api/v1/purchase-requisitions', { params, signal }));
  return { ...rest, items: items as Array<Pick<(typeof items)[number], 'id' | 'version' | (typeof shown)[number]>> };
}

/** Requisitions by filters; `stageId` apart from them for a column of the board. */
const listOf = (search: RequisitionsSearch, me: string) => {
  const filters = filtersOf(search, me);
  const { sort } = search;
  const load: Load = (cursor, signal) => pageOf({ ...filters, limit: 50, cursor, sort, includeTotal: true }, signal);
  return [['requisitions', 'list', filters, sort], load] as const;
};

export const useRequisitions = (search: RequisitionsSearch) => useList(...listOf(search, useMe().user.id));

export const columnKey = (filters: Filters, stageId: string) => ['requisitions', 'column', stageId, filters] as const;

const columnOf = (filters: Filters, stageId: string) => {
  const load: Load = (cursor, signal) => pageOf({ ...filters, stageId, limit: 20, cursor }, signal);
  return [columnKey(filters, stageId), load] as const;
};

export const useStageColumn = (filters: Filters, stageId: string, isWanted: boolean) =>
  useList(...columnOf(filters, stageId), isWanted);

/** How many columns of the board, each 242 pixels wide, begin within the window. */
export const columnsInView = () => Math.ceil(window.innerWidth / 242);

/** Asks for what the page will show first, while its screen is still being fetched. */
export async function prefetchRequisitions(search: RequisitionsSearch, me: string): Promise<void> {
  if (search.view === 'calendar') return;
  if (search.view !== 'board') return queryClient.prefetchInfiniteQuery(listOptions(...listOf(search, me)));
  const { stages } = await queryClient.ensureQueryData(pipelineQuery());
  const filters = filtersOf(search, me);
  const shown = search.stage ? stages.filter(({ id }) => search.stage?.split(',').includes(id)) : stages;
  const first = shown.slice(0, columnsInView());
  await Promise.all(first.map(({ id }) => queryClient.prefetchInfiniteQuery(listOptions(...columnOf(filters, id)))));
}

/** Counts and sums by stage under the same filters. */
export const stageTotalsQuery = (filters: Filters) =>
  queryOptions({
    queryKey: ['requisitions', 'totals', filters],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/purchase-requisitions/stage-totals', { params: { query: filters }, signal })),
    select: ({ items }) => items,
  });

export const requisitionQuery = (id: string) =>
  queryOptions({
    queryKey: ['requisitions', id],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/purchase-requisitions/{procurementId}', { params: { path: { procurementId: id } }, signal }),
      ),
  });

const pipelineQuery = () =>
  queryOptions({
    queryKey: ['settings', 'pipeline', language()],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/settings/pipeline', { signal })),
    staleTime: 300_000,
  });

/** Stages in their order and the fields that the company keeps on lines. */
export function usePipeline() {
  const may = useMay();
  const { data } = useQuery({ ...pipelineQuery(), enabled: may('pipeline.read') });
  return { stages: data?.stages ?? [], productFields: data?.productFields ?? [] };
}

export const statusFlowQuery = queryOptions({
  queryKey: ['settings', 'requisition-flow'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/purchase-requisitions/status-flow', { signal })),
  staleTime: 300_000,
});

export type Requisition = ReturnType<typeof useRequisitions>['rows'][number];
export type RequisitionCard = Awaited<ReturnType<NonNullable<ReturnType<typeof requisitionQuery>['queryFn']>>>;
export type RequisitionLine = RequisitionCard['items'][number];
export type RequisitionSupplier = RequisitionCard['suppliers'][number];
export type RequisitionStatus = Requisition['status'];
export type Priority = Requisition['priority'];
export type Stage = ReturnType<typeof usePipeline>['stages'][number];
export type ProductField = ReturnType<typeof usePipeline>['productFields'][number];
export type { Filters };

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: ['counterparties', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/counterparties/{counterpartyId}', { params: { path: { counterpartyId: id } }, signal })),
  });
