import Type, { type Static } from 'typebox';
import { deliveryBatchFlow } from '../../../../../nouns/delivery-batch-flow.ts';
import { date, integer, object, text } from '../../../kernel/fields.ts';
import { badFilter } from '../../../kernel/lists/bad-filter.ts';
import { splitList } from '../../../kernel/lists/list-filters.ts';
import { boxOf } from './box-of.ts';

export const mapInput = object({
  date: Type.Optional(date('Planned for this day')),
  dateFrom: Type.Optional(date('Planned from this day on')),
  dateTo: Type.Optional(date('Planned until this day')),
  region: Type.Optional(text(200, 'Region of the objects')),
  status: Type.Optional(text(200, 'Statuses of batches, separated by commas', { examples: ['loading,in_transit'] })),
  bbox: Type.Optional(text(100, 'Window: west, south, east, north', { examples: ['30.1,54.9,41.2,60.4'] })),
  limit: Type.Optional(integer('At most so many of each kind; 10 000 unless given', { minimum: 1, maximum: 10_000 })),
});

export type MapFilters = ReturnType<typeof mapFilters>;

/** The filters of the map, checked: one day or a span of days, known statuses, a window on the globe. */
export function mapFilters({ date: day, dateFrom, dateTo, region, status, bbox, limit }: Static<typeof mapInput>) {
  if (day !== undefined && (dateFrom !== undefined || dateTo !== undefined))
    throw badFilter('date', 'is given together with dateFrom or dateTo', 'указана вместе с dateFrom или dateTo');
  if (dateFrom !== undefined && dateTo !== undefined && dateFrom > dateTo)
    throw badFilter('dateFrom', 'is later than dateTo', 'позже dateTo');
  const statuses = status === undefined ? [] : splitList('status', status);
  for (const one of statuses) if (!(one in deliveryBatchFlow.statuses)) throw unknownStatus(one);
  return {
    ...{ from: day ?? dateFrom, to: day ?? dateTo, region, statuses },
    box: bbox === undefined ? undefined : boxOf(bbox),
    limit: limit ?? 10_000,
  };
}

const unknownStatus = (one: string) => {
  const known = Object.keys(deliveryBatchFlow.statuses).join(', ');
  return badFilter('status', `must be among ${known}, not ${one}`, `возможны ${known}, а не ${one}`);
};
