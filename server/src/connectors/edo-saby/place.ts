import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const place = Type.Object({
  /** Instants between which events are asked for; the end is set while pages of the window are still to come. */
  since: Type.String(),
  upTo: Type.Optional(Type.String()),
  page: Type.Optional(Type.Integer({ minimum: 0 })),
  /** How this Saby writes times, once it is known. */
  format: Type.Optional(Type.Union([Type.Literal('colon'), Type.Literal('dot')])),
  /** Events that the next window may tell again: identifier and instant. */
  told: Type.Array(Type.Tuple([Type.String(), Type.String()])),
});

/** The place reached in the list of changes. */
export type Place = Static<typeof place>;

const shape = Compile(place);

/** Most events remembered. Beyond them some may be told twice, which changes nothing. */
const mostTold = 5_000;

/** Null for a place that is none: then the list is asked for from its beginning. */
export function readPlace(cursor: string | null): Place | null {
  try {
    const read: unknown = JSON.parse(cursor ?? '');
    return shape.Check(read) && !Number.isNaN(Date.parse(read.since)) ? read : null;
  } catch {
    return null;
  }
}

/** Events before the window are not told again, so they are forgotten. It is asked for in whole seconds. */
export const writePlace = ({ told, ...rest }: Place): string =>
  JSON.stringify({ ...rest, told: told.filter(([, at]) => at >= rest.since.slice(0, 19)).slice(-mostTold) });
