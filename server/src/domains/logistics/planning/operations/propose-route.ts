import Type from 'typebox';
import { choice, decimal, id, nullable, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { brokenRule, fieldError, invalid, words } from '../../../../kernel/problems/errors.ts';
import { logisticsReading } from '../../logistics-rights.ts';
import { mostStops } from '../../routes/delivery-route.input.ts';
import { distanceKm, kmBetween } from '../../routes/distance-km.ts';
import { routeStop } from '../../routes/route-stop.ts';
import { mostTried, orderStops } from '../order-stops.ts';
import { placesOf } from '../places-of.ts';
import { routeProposalInput } from '../route.input.ts';

const { sequence, kind, label, objectId, address, latitude, longitude } = routeStop.fields;

const output = object({
  stops: Type.Array(object({ sequence, kind, label, objectId, address, latitude, longitude }), {
    title: 'Stops in the proposed order, as a new route takes them; a round trip ends where it began',
  }),
  batches: Type.Array(object({ batchId: id('Batch'), sequence }), { title: 'Which stop each batch is bound for' }),
  distanceKm: nullable(
    decimal('Distance in a straight line, km', {
      description: 'The sum of straight lines from stop to stop: no road is that short.',
      examples: ['18.412'],
    }),
  ),
  method: choice(['exact', 'heuristic'], 'How the order was found', {
    description: `\`exact\` up to ${mostTried} stops besides the start: all orders were tried. \`heuristic\` beyond: a good order, not proven to be the shortest.`,
  }),
});

export const proposeRoute = query({
  name: 'logistics.propose-route',
  summary: words('Propose the order of stops', 'Предложить порядок точек маршрута'),
  description:
    'The order of `stops`, and of the objects that `batchIds` are bound for, that is shortest in straight lines; roads, hours and traffic are not ' +
    'known. Without `start` it begins where that is best. Nothing is saved: send the `stops` to `POST /api/v1/logistics/routes`.',
  ...logisticsReading,
  refuses: ['business_rule_violated'],
  input: routeProposalInput,
  output,

  async run(ctx, input) {
    const places = await placesOf(ctx.db, input);
    if (places.length === (input.start ? 1 : 0)) throw nothingToPass();
    if (places.length + (input.roundTrip ? 1 : 0) > mostStops) throw tooMany();
    const distances = places.map((from) => places.map((to) => kmBetween(from, to) as number));
    const shape = { isStartFixed: input.start !== undefined, isRound: input.roundTrip === true };
    const { order, method } = orderStops(distances, shape);
    const [first] = order;
    const passed = shape.isRound && first !== undefined && order.length > 1 ? [...order, first] : order;
    const stops = passed.flatMap((at) => places[at] ?? []);
    return {
      stops: stops.map(({ batchIds: _, ...place }, at) => ({
        ...{ sequence: at + 1, kind: kindOf(at, stops.length) },
        ...place,
      })),
      batches: order.flatMap((at, place) =>
        (places[at]?.batchIds ?? []).map((batchId) => ({ batchId, sequence: place + 1 })),
      ),
      ...{ distanceKm: distanceKm(stops), method },
    };
  },
});

const kindOf = (at: number, count: number) => {
  if (at === count - 1) return 'destination' as const;
  return at === 0 ? ('origin' as const) : ('delivery' as const);
};

const nothingToPass = () =>
  invalid([
    fieldError(
      '/stops',
      'required',
      words('names no place to pass, nor does batchIds', 'не указано ни точек, ни партий'),
    ),
  ]);

const tooMany = () =>
  brokenRule(
    'too_many_stops',
    words(`A route has at most ${mostStops} stops.`, `В маршруте не более ${mostStops} точек.`),
    { limit: mostStops },
  );
