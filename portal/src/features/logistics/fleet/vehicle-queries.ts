import { queryOptions } from '@tanstack/react-query';
import { vehicle } from '../../../../../nouns/vehicle.ts';
import type { components } from '../../../../../sdk/types.ts';
import { knownValues } from '../../../kit/form/of-field.ts';
import type { RecordOption } from '../../../kit/form/record-option.ts';
import { useList } from '../../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../../shared/api/client.ts';
import type { VehiclesSearch } from '../searches.ts';
import { boundsOfDay } from './bounds-of-day.ts';

export type Vehicle = components['schemas']['Vehicle'];

export type VehiclePoint = components['schemas']['VehicleLocation'];

export const useVehicles = ({ search, sort, kind, carrier, unused, archived }: VehiclesSearch) =>
  useList(['logistics', 'vehicles', { search, sort, kind, carrier, unused, archived }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/logistics/vehicles', {
        params: {
          query: {
            ...{ limit: 100, cursor, search, sort, carrierId: carrier, includeArchived: archived, includeTotal: true },
            'kind[in]': knownValues(vehicle, 'kind', kind),
            ...(unused && { isActive: false as never }),
          },
        },
        signal,
      }),
    ),
  );

export const vehicleQuery = (id: string) =>
  queryOptions({
    queryKey: ['logistics', 'vehicle', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/logistics/vehicles/{vehicleId}', { params: { path: { vehicleId: id } }, signal })),
  });

/** The points of a vehicle on one day by the clocks of the portal, the latest first. */
export const useVehiclePoints = (vehicleId: string, day: string) =>
  useList(['logistics', 'points', vehicleId, day], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/logistics/vehicle-locations', {
        params: { query: { ...{ vehicleId, limit: 100, cursor }, ...boundsOfDay(day) } },
        signal,
      }),
    ),
  );

/** Vehicles in use, by plate, model or tracker. */
export async function findVehicles(search: string, signal: AbortSignal): Promise<RecordOption[]> {
  const query = { limit: 20, search: search || undefined, isActive: true as never };
  const { items } = await ask(api.GET('/api/v1/logistics/vehicles', { params: { query }, signal }));
  return items.map(({ id, plateNumber, model }) => ({ id, label: plateNumber, about: model ?? undefined }));
}
