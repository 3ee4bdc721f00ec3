import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { logisticsReading } from '../logistics-rights.ts';
import { batchesOnMap } from './batches-on-map.ts';
import { daysOnMap } from './days-on-map.ts';
import { mapAnswer } from './map-answer.ts';
import { mapFilters, mapInput } from './map-filters.ts';
import { objectsOnMap, regionsOnMap, vehiclesOnMap } from './places-on-map.ts';
import { routesOnMap } from './routes-on-map.ts';

export const readMap = query({
  name: 'logistics.read-map',
  summary: words('Read the planned map', 'Получить карту с планом доставок'),
  description:
    'Objects, routes with their stops and batches, and vehicles with their last point. `date` is one day, `dateFrom` and `dateTo` a span; without days it is what is in use and not over yet. `region` keeps routes that stop at an object of the region, `status` those that carry a batch of the status. Where days, a region or statuses are asked for, vehicles are those that drive the routes shown. Distances are straight lines along the stops. `truncated` says that a kind has more than `limit`: ask for a smaller `bbox`.',
  ...logisticsReading,
  refuses: ['invalid_filter'],
  input: mapInput,
  output: mapAnswer,

  async run(ctx, input) {
    const filters = mapFilters(input);
    const { db } = ctx;
    const { timezone, mapTilesUrl, mapTilesAttribution } = await regionalOf(ctx);
    const middle = filters.from ?? filters.to ?? dayIn(timezone);
    const [objects, routes, batches, vehicles, regions, days] = await Promise.all([
      ...([objectsOnMap(db, filters), routesOnMap(db, filters), batchesOnMap(db, filters)] as const),
      ...([vehiclesOnMap(db, filters), regionsOnMap(db), daysOnMap(db, filters, middle)] as const),
    ]);
    const carried = Map.groupBy(batches, ({ routeId }) => routeId);
    const loose = carried.get(null) ?? [];
    const upTo = <Row>(rows: readonly Row[]) => rows.slice(0, filters.limit);
    return {
      objects: upTo(objects),
      routes: upTo(routes).map((route) => ({ ...route, batches: (carried.get(route.id) ?? []).map(withoutRoute) })),
      batches: upTo(loose).map(withoutRoute),
      vehicles: upTo(vehicles),
      regions: regions.flatMap(({ region, objects: count }) => (region === null ? [] : [{ region, objects: count }])),
      objectsWithoutCoordinates: regions.reduce((sum, { unplaced }) => sum + unplaced, 0),
      days,
      truncated: [objects, routes, loose, vehicles, batches.slice(loose.length)].some(
        ({ length }) => length > filters.limit,
      ),
      tiles: mapTilesUrl === null ? null : { mapTilesUrl, mapTilesAttribution },
    };
  },
});

const withoutRoute = <Batch extends { routeId: unknown }>({ routeId: _, ...batch }: Batch) => batch;
