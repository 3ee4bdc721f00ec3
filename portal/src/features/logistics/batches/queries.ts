import { queryOptions } from '@tanstack/react-query';
import { deliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import type { components, operations } from '../../../../../sdk/types.ts';
import { knownValues } from '../../../kit/form/of-field.ts';
import { useList } from '../../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../../shared/api/client.ts';
import type { BatchesSearch } from '../searches.ts';

export type Batch = components['schemas']['DeliveryBatch'];

export type BatchCard = operations['logistics.get-batch']['responses'][200]['content']['application/json'];

export type BatchStatus = Batch['status'];

export type Filters = Omit<BatchesSearch, 'view' | 'create'>;

/** What of the address narrows the batches, whichever way they are looked at. */
export const filtersOf = (search: BatchesSearch): Filters => {
  const { view: _, create: __, ...filters } = search;
  return filters;
};

const queryOf = ({ search, sort, status, supplier, object, procurement, from, to, archived }: Filters) => ({
  ...{ search, sort, supplierId: supplier, objectId: object, procurementId: procurement, includeArchived: archived },
  ...{ 'plannedDate[gte]': from, 'plannedDate[lte]': to },
  'status[in]': knownValues(deliveryBatch, 'status', status),
});

export const useBatches = (filters: Filters, isWanted = true) =>
  useList(
    ['logistics', 'batches', filters],
    (cursor, signal) =>
      askPage(
        api.GET('/api/v1/logistics/batches', {
          params: { query: { ...{ limit: 100, cursor, includeTotal: true }, ...queryOf(filters) } },
          signal,
        }),
      ),
    isWanted,
  );

/** The batches of one status as a column of the board, those that go first on top. */
export const columnOf = (filters: Filters, status: BatchStatus) => {
  const of: Filters = { ...filters, status, sort: isOver(status) ? '-plannedDate' : 'plannedDate' };
  return { of, key: ['logistics', 'batches', of] as const };
};

const isOver = (status: BatchStatus) => status === 'delivered' || status === 'returned' || status === 'cancelled';

export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: ['logistics', 'batch', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/logistics/batches/{batchId}', { params: { path: { batchId: id } }, signal })),
  });
