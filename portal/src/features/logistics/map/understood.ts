import { deliveryBatchFlow } from '../../../../../nouns/delivery-batch-flow.ts';
import type { MapSearch } from './map-search.ts';

/** Lists beside the map, the first unless said. */
export const lists = ['routes', 'batches', 'vehicles', 'objects'] as const;

export type ListName = (typeof lists)[number];

export const listOf = ({ list }: MapSearch): ListName => lists.find((name) => name === list) ?? 'routes';

/** The days that are shown: of a span that ends before it begins, the other way round. */
export function spanOf({ date, from, to }: MapSearch): { first: string | undefined; last: string | undefined } {
  if (date !== undefined) return { first: date, last: date };
  return from && to && from > to ? { first: to, last: from } : { first: from, last: to };
}

/** Statuses that there are; of an address typed by hand the others are left out. */
export function statusesOf({ status }: MapSearch): string | undefined {
  const known = status?.split(',').filter((one) => one in deliveryBatchFlow.statuses) ?? [];
  return known.length > 0 ? known.join(',') : undefined;
}

/** Whether anything narrows the map. */
export const isNarrowed = ({ date, from, to, region, status }: MapSearch) =>
  [date, from, to, region, status].some((one) => one !== undefined);
