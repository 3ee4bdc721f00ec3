import Type, { type Static } from 'typebox';
import { measured } from '../../../../../../nouns/vehicle-location.ts';
import { changeOf } from '../../../../kernel/entity-of.ts';
import { choice, id, integer, object } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { type FieldError, invalid, words } from '../../../../kernel/problems/errors.ts';
import { logisticsTracking } from '../../logistics-rights.ts';
import { keepPoints } from '../keep-points.ts';
import { readPoint } from '../settle-point.ts';
import { vehicleLocation, vehicleLocations } from '../vehicle-location.ts';

const results = ['created', 'existing', 'refused'] as const;

const fault = object(
  {
    pointer: Type.String({ title: 'Field of the point', examples: ['/recordedAt'] }),
    code: Type.String({ title: 'Stable code', examples: ['recorded_in_future'] }),
    message: Type.String({ title: 'The same in words' }),
  },
  { title: 'Why a point is refused' },
);

/** What became of many points, each by its place in the request. */
export const keptPoints = object(
  {
    ...{ created: integer('Kept'), existing: integer('There already'), refused: integer('Refused') },
    items: Type.Array(
      object({
        index: integer('Place in the request, from 0'),
        result: choice(results, 'What became of it'),
        id: Type.Unsafe<string | null>({
          type: ['string', 'null'],
          format: 'uuid',
          title: 'The point; null if refused',
        }),
        errors: Type.Array(fault, { title: 'Why it is refused' }),
      }),
      { title: 'Points in the order of the request' },
    ),
  },
  { title: 'What became of the points' },
);

type KeptPoints = Static<typeof keptPoints>;

const anyPoint = Type.Unsafe<unknown>({
  type: 'object',
  title: 'Point',
  description:
    'The fields of one point. Each is checked by itself: a wrong one is refused in its place, the others are kept.',
  examples: [
    { recordedAt: '2026-11-20T09:15:30.000Z', latitude: '55.801131', longitude: '37.593262', status: 'moving' },
  ],
});

export const addVehiclePoints = command({
  name: 'logistics.add-vehicle-points',
  summary: words('Add points of a vehicle', 'Добавить точки транспорта'),
  description:
    'One point, or up to 1,000 in `points`, in any order. A point of the same time and source as one that the vehicle has is answered as existing, with 200. Of many points each is answered by its place: what is refused does not hold up the others. The vehicle shows the point that was recorded last.',
  ...logisticsTracking,
  refuses: ['resource_archived'],
  alsoAnswers: [200],
  input: object({
    id: id(),
    ...changeOf(measured),
    points: Type.Optional(Type.Array(anyPoint, { minItems: 1, maxItems: 1_000, title: 'Points, at most 1,000' })),
  }),
  output: Type.Union([vehicleLocation.view, keptPoints]),

  async run(ctx, { id, points, ...one }) {
    // Measurements are no facts: nothing of them stands in the audit trail (ADR 34).
    ctx.nothingChanged();
    return points ? addMany(ctx, id, points, one) : addOne(ctx, id, one);
  },
});

async function addOne(ctx: WriteContext, vehicleId: string, given: object) {
  const { point, errors } = readPoint(given, sourceOf(ctx));
  if (!point) throw invalid(errors);
  const [kept] = await keepPoints(ctx.db, vehicleId, [point]);
  if (!kept?.isNew) ctx.respond({ status: 200 });
  return vehicleLocations.byId(ctx.db, kept?.id as string);
}

async function addMany(ctx: WriteContext, vehicleId: string, points: readonly unknown[], beside: object) {
  if (Object.keys(beside).length > 0) throw invalid(Object.keys(beside).map((name) => notBoth(`/${name}`)));
  const read = points.map((one) => readPoint(one, sourceOf(ctx)));
  const kept = await keepPoints(
    ctx.db,
    vehicleId,
    read.flatMap(({ point }) => (point ? [point] : [])),
  );
  ctx.respond({ status: 200 });
  let next = 0;
  const items = read.map(({ point, errors }, index): KeptPoints['items'][number] => {
    if (!point) return { index, result: 'refused', id: null, errors: errors.map(shownIn(ctx)) };
    const { id, isNew } = kept[next++] as (typeof kept)[number];
    return { index, result: isNew ? 'created' : 'existing', id, errors: [] };
  });
  const countOf = (result: (typeof results)[number]) => items.filter((one) => one.result === result).length;
  return { created: countOf('created'), existing: countOf('existing'), refused: countOf('refused'), items };
}

const sourceOf = ({ actor }: WriteContext) => (actor.scopes ? 'telematics' : 'manual');

const shownIn =
  ({ language }: WriteContext) =>
  ({ at, code, message }: FieldError) => ({ pointer: at, code, message: message[language] });

const notBoth = (at: string): FieldError => ({
  ...{ in: 'body', at, code: 'unexpected' },
  message: words('stands in a point of `points`', 'указывается внутри точки в points'),
});
