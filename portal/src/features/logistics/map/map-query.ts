import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../../shared/api/client.ts';
import type { MapSearch } from './map-search.ts';
import { spanOf, statusesOf } from './understood.ts';

/** Points of vehicles are measurements and no changes that the stream tells: they are asked for anew. */
const again = 30_000;

export function mapQuery(search: MapSearch) {
  const { first, last } = spanOf(search);
  const query = { dateFrom: first, dateTo: last, region: search.region, status: statusesOf(search) };
  return queryOptions({
    queryKey: ['logistics', 'map', query],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/logistics/map', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: again,
    staleTime: 15_000,
  });
}

export type PlannedMap = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof mapQuery>['queryFn']>>>>;
export type RouteOnMap = PlannedMap['routes'][number];
export type BatchOnMap = PlannedMap['batches'][number];
export type VehicleOnMap = PlannedMap['vehicles'][number];
export type ObjectOnMap = PlannedMap['objects'][number];
