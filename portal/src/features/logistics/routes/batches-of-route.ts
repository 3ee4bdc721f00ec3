import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../../../sdk/types.ts';
import { api, ask } from '../../../shared/api/client.ts';

export type RoutedBatch = components['schemas']['DeliveryBatch'];

export type ProposedRoute = operations['logistics.propose-route']['responses'][200]['content']['application/json'];

/** The batches that were ticked, in the order of their days. */
export const batchesByIdQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['logistics', 'batches', 'of', ids],
    queryFn: async ({ signal }) => {
      const query = { 'id[in]': ids.join(','), limit: 200, sort: 'plannedDate', includeArchived: 'true' as const };
      return (await ask(api.GET('/api/v1/logistics/batches', { params: { query }, signal }))).items;
    },
    staleTime: 0,
  });

/** Whether a route may still be made for it: it has not left, and says whereto it goes. */
export const isOpenBatch = ({ status, objectId, archivedAt }: RoutedBatch) =>
  (status === 'planned' || status === 'loading') && objectId !== null && archivedAt === null;

/** The order of the objects of batches, from an object on where the route is to begin at one; nothing is saved. */
export const proposedRouteQuery = (batchIds: readonly string[], startId: string | null) =>
  queryOptions({
    queryKey: ['logistics', 'proposed-route', batchIds, startId],
    queryFn: ({ signal }) =>
      ask(
        api.POST('/api/v1/logistics/routes/propose', {
          body: { batchIds: [...batchIds], ...(startId && { start: { objectId: startId } }) },
          signal,
        }),
      ),
    staleTime: 0,
    retry: false,
  });

/** The day of all batches where they have one; the earliest of several. */
export const dayOfBatches = (batches: readonly RoutedBatch[]): string =>
  batches.flatMap(({ plannedDate }) => plannedDate ?? []).sort()[0] ?? '';

/** Which of the stops as they were saved each batch is bound for, by their places. */
export const stopsOfBatches = (
  { batches }: Pick<ProposedRoute, 'batches'>,
  saved: ReadonlyArray<{ id: string; sequence: number }>,
) =>
  batches.flatMap(({ batchId, sequence }) => {
    const stop = saved.find((one) => one.sequence === sequence);
    return stop ? [{ batchId, stopId: stop.id }] : [];
  });
