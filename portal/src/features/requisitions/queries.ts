import { queryOptions, useQuery } from '@tanstack/react-query';
import { language } from '../../kit/say.ts';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask } from '../../shared/api/client.ts';
import { useMay, useMe } from '../../shared/session/me.ts';
import { filtersOf, type RequisitionsSearch } from './search.ts';

type Filters = ReturnType<typeof filtersOf>;

/** Requisitions by filters; `stageId` apart from them for a column of the board. */
export const useRequisitions = (search: RequisitionsSearch) => {
  const { user } = useMe();
  const filters = filtersOf(search, user.id);
  const { sort } = search;
  return useList(['requisitions', 'list', filters, sort], (cursor, signal) =>
    ask(
      api.GET('/api/v1/purchase-requisitions', {
        params: { query: { ...filters, limit: 100, cursor, sort, includeTotal: true } },
        signal,
      }),
    ),
  );
};

export const columnKey = (filters: Filters, stageId: string) => ['requisitions', 'column', stageId, filters] as const;

export const useStageColumn = (filters: Filters, stageId: string) =>
  useList(columnKey(filters, stageId), (cursor, signal) =>
    ask(
      api.GET('/api/v1/purchase-requisitions', {
        params: { query: { ...filters, stageId, limit: 30, cursor } },
        signal,
      }),
    ),
  );

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
    queryFn: ({ signal }) => ask(api.GET('/api/v1/purchase-requisitions/{id}', { params: { path: { id } }, signal })),
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
export type SupplierStatus = RequisitionSupplier['status'];
export type Stage = ReturnType<typeof usePipeline>['stages'][number];
export type ProductField = ReturnType<typeof usePipeline>['productFields'][number];
export type { Filters };

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: ['counterparties', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/counterparties/{id}', { params: { path: { id } }, signal })),
  });
