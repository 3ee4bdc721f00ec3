import type { InputOf, RecordOf } from '../../../../../nouns/kit/noun.ts';
import { measured } from '../../../../../nouns/vehicle-location.ts';
import { creationOf } from '../../../kernel/entity-of.ts';
import { object } from '../../../kernel/fields.ts';
import { intakeOf } from '../../../kernel/intake/intake-of.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { type FieldError, fieldError, Refusal, words } from '../../../kernel/problems/errors.ts';
import { placeFaults } from '../../warehouses/check-place.ts';

type Measured = { fields: typeof measured };

/** A point as it is written, every field said. */
export type Point = RecordOf<Measured>;

type PointInput = InputOf<Measured> & Pick<Point, 'recordedAt' | 'latitude' | 'longitude'>;

/** What a caller gives of one point. */
export const pointInput = object(creationOf(measured), { title: 'Point' });

/** What was given of one point: a point to be kept, or why it is refused. */
export interface ReadPoint {
  point?: Point;
  errors: readonly FieldError[];
}

/** One point checked by itself, `source` being where it comes from unless it says so. */
export function readPoint(raw: unknown, source: Point['source']): ReadPoint {
  try {
    const given = intakeOf(pointInput)(raw) as PointInput;
    const errors = pointFaults(given);
    return errors.length > 0 ? { errors } : { errors, point: wholePoint(given, source) };
  } catch (error) {
    if (error instanceof Refusal) return { errors: error.errors };
    throw error;
  }
}

/** How far the clock of a device may be ahead of ours. */
const aheadMs = 5 * 60_000;

/** A point with what it leaves out. */
const wholePoint = (given: PointInput, source: Point['source']): Point => ({
  ...{ speed: null, heading: null, status: 'unknown', address: null, source },
  ...given,
});

/** What the schema of a point cannot see: a time that has not come, and coordinates that are on no map. */
export function pointFaults({ recordedAt, latitude, longitude, speed, heading }: Partial<Point>): FieldError[] {
  const place = { ...(latitude && { latitude }), ...(longitude && { longitude }) };
  return [
    ...(recordedAt && Date.parse(recordedAt) > portalNow().getTime() + aheadMs ? [inFuture] : []),
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
