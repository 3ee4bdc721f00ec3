import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../../../sdk/types.ts';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { today } from '../../../kit/format.ts';
import { useList } from '../../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../../shared/api/client.ts';
import type { RoutesSearch } from '../searches.ts';

export type Route = components['schemas']['DeliveryRoute'];

export type RouteCard = operations['logistics.get-route']['responses'][200]['content']['application/json'];

export type Stop = Route['stops'][number];

export const useRoutes = ({ search, sort, from, to, carrier, driver, vehicle, unused, archived }: RoutesSearch) =>
  useList(
    ['logistics', 'routes', { search, sort, from, to, carrier, driver, vehicle, unused, archived }],
    (cursor, signal) =>
      askPage(
        api.GET('/api/v1/logistics/routes', {
          params: {
            query: {
              ...{ limit: 100, cursor, search, sort, includeArchived: archived, includeTotal: true },
              ...{ carrierId: carrier, driverId: driver, vehicleId: vehicle },
              ...{ 'plannedDate[gte]': from, 'plannedDate[lte]': to },
              ...(unused && { isActive: false as never }),
            },
          },
          signal,
        }),
      ),
  );

export const routeQuery = (id: string) =>
  queryOptions({
    queryKey: ['logistics', 'route', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/logistics/routes/{routeId}', { params: { path: { routeId: id } }, signal })),
  });

/** Routes in use by number, name or who drives, those of the coming days first. */
export async function findRoutes(search: string, signal: AbortSignal): Promise<RecordOption[]> {
  const usual = search ? { search } : { 'plannedDate[gte]': today() };
  const query = { limit: 20, sort: 'plannedDate', isActive: true as never, ...usual };
  const { items } = await ask(api.GET('/api/v1/logistics/routes', { params: { query }, signal }));
  return items.map(({ id, number, name, plannedDate }) => ({
    ...{ id, label: `${number} ${name}` },
    about: plannedDate ?? undefined,
  }));
}
