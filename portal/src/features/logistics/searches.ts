import { choiceOf, dayOf, readOnly, textOf, trueOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

interface AnySearch {
  search?: string;
  sort?: string;
  archived?: 'true';
  /** Those not in use alone. */
  unused?: 'true';
  /** A new one is being made. */
  create?: 'true';
}

export interface ObjectsSearch extends AnySearch {
  /** Kinds, parted by commas. */
  kind?: string;
  region?: string;
}

export const objectsSearch = (given: Given): ObjectsSearch => ({
  ...textOf(given, 'search', 'sort', 'kind', 'region'),
  ...trueOf(given, 'archived', 'unused', 'create'),
});

export interface DriversSearch extends AnySearch {
  carrier?: string;
  /** Those whose licence is over alone. */
  expired?: 'true';
}

export const driversSearch = (given: Given): DriversSearch => ({
  ...textOf(given, 'search', 'sort', 'carrier'),
  ...trueOf(given, 'archived', 'unused', 'create', 'expired'),
});

export interface VehiclesSearch extends AnySearch {
  /** Kinds, parted by commas. */
  kind?: string;
  carrier?: string;
}

export const vehiclesSearch = (given: Given): VehiclesSearch => ({
  ...textOf(given, 'search', 'sort', 'kind', 'carrier'),
  ...trueOf(given, 'archived', 'unused', 'create'),
});

export interface BatchesSearch extends AnySearch {
  view?: 'board';
  /** Statuses, parted by commas. */
  status?: string;
  supplier?: string;
  object?: string;
  procurement?: string;
  from?: string;
  to?: string;
}

export const batchesSearch = readOnly(
  (given: Given): BatchesSearch => ({
    ...textOf(given, 'search', 'sort', 'status', 'supplier', 'object', 'procurement'),
    ...choiceOf(given, 'view', ['board']),
    ...dayOf(given, 'from', 'to'),
    ...trueOf(given, 'archived', 'create'),
  }),
);

export interface DocumentsSearch extends AnySearch {
  /** Kinds and stages, parted by commas. */
  kind?: string;
  stage?: string;
  /** Documents of one requisition, batch or route; a new one is made for it, too. */
  procurement?: string;
  batch?: string;
  route?: string;
}

export const documentsSearch = (given: Given): DocumentsSearch => ({
  ...textOf(given, 'sort', 'kind', 'stage', 'procurement', 'batch', 'route'),
  ...trueOf(given, 'archived', 'create'),
});

export interface PlanSearch {
  /** Requisitions whose deliveries are planned, parted by commas. */
  procurements?: string;
}

export const planSearch = (given: Given): PlanSearch => textOf(given, 'procurements');

export interface CalendarSearch {
  /** The day whose month or week is shown. */
  day?: string;
  span?: 'week';
}

export const calendarSearch = readOnly(
  (given: Given): CalendarSearch => ({ ...dayOf(given, 'day'), ...choiceOf(given, 'span', ['week']) }),
);

export interface RoutesSearch extends AnySearch {
  /** Planned for this day or later, and for this one or earlier. */
  from?: string;
  to?: string;
  carrier?: string;
  driver?: string;
  vehicle?: string;
}

export const routesSearch = readOnly(
  (given: Given): RoutesSearch => ({
    ...textOf(given, 'search', 'sort', 'carrier', 'driver', 'vehicle'),
    ...dayOf(given, 'from', 'to'),
    ...trueOf(given, 'archived', 'unused', 'create'),
  }),
);

interface RecordSearch {
  tab?: string;
}

export const recordSearch = (given: Given): RecordSearch => textOf(given, 'tab');

interface VehicleSearch extends RecordSearch {
  /** The day whose points are shown. */
  day?: string;
}

export const vehicleSearch = readOnly(
  (given: Given): VehicleSearch => ({
    ...textOf(given, 'tab'),
    ...dayOf(given, 'day'),
  }),
);
