import type { InputOf, RecordOf } from '../../../../../nouns/kit/noun.ts';
import { measured } from '../../../../../nouns/vehicle-location.ts';
import { creationOf } from '../../../kernel/entity-of.ts';
import { object } from '../../../kernel/fields.ts';
import { type FieldError, fieldError, words } from '../../../kernel/problems/errors.ts';
import { placeFaults } from '../../warehouses/place-faults.ts';

type Measured = { fields: typeof measured };

/** A point as it is written, every field said. */
export type Point = RecordOf<Measured>;

export type PointInput = InputOf<Measured> & Pick<Point, 'recordedAt' | 'latitude' | 'longitude'>;

/** What a caller gives of one point. */
export const pointInput = object(creationOf(measured), { title: 'Point' });

/** How far the clock of a device may be ahead of ours. */
const aheadMs = 5 * 60_000;

/** A point with what it leaves out. */
export const wholePoint = (given: PointInput, source: Point['source']): Point => ({
  ...{ speed: null, heading: null, status: 'unknown', address: null, source },
  ...given,
});

/** What the schema of a point cannot see: a time that has not come, and coordinates that are on no map. */
export function pointFaults({ recordedAt, latitude, longitude, speed, heading }: Partial<Point>): FieldError[] {
  const place = { ...(latitude && { latitude }), ...(longitude && { longitude }) };
  return [
    ...(recordedAt && Date.parse(recordedAt) > Date.now() + aheadMs ? [inFuture] : []),
    ...placeFaults(place),
    ...atMost('/speed', speed, 1_000),
    ...atMost('/heading', heading, 360),
  ];
}

const inFuture = fieldError(
  '/recordedAt',
  'recorded_in_future',
  words('is more than 5 minutes ahead of our clock', 'опережает наше время больше чем на 5 минут'),
);

const atMost = (at: string, value: string | null | undefined, most: number) =>
  value && Number(value) > most
    ? [fieldError(at, 'maximum', words(`at most ${most}`, `не больше ${most}`), { limit: most })]
    : [];
