import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../../sdk/types.ts';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { useList } from '../../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../../shared/api/client.ts';
import type { DriversSearch } from '../searches.ts';

export type Driver = components['schemas']['Driver'];

export const useDrivers = ({ search, sort, carrier, expired, unused, archived }: DriversSearch) =>
  useList(['logistics', 'drivers', { search, sort, carrier, expired, unused, archived }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/logistics/drivers', {
        params: {
          query: {
            ...{ limit: 100, cursor, search, sort, carrierId: carrier, includeArchived: archived, includeTotal: true },
            ...(expired && { licenseExpired: true as never }),
            ...(unused && { isActive: false as never }),
          },
        },
        signal,
      }),
    ),
  );

export const driverQuery = (id: string) =>
  queryOptions({
    queryKey: ['logistics', 'driver', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/logistics/drivers/{driverId}', { params: { path: { driverId: id } }, signal })),
  });

/** Drivers in use, by name, phone or licence. */
export async function findDrivers(search: string, signal: AbortSignal): Promise<RecordOption[]> {
  const query = { limit: 20, search: search || undefined, isActive: true as never };
  const { items } = await ask(api.GET('/api/v1/logistics/drivers', { params: { query }, signal }));
  return items.map(({ id, fullName, phone }) => ({ id, label: fullName, about: phone ?? undefined }));
}
