import Type, { type Static } from 'typebox';
import { integer, object } from '../../../../../kernel/fields.ts';
import { command } from '../../../../../kernel/operation.ts';
import { conflict, invalid, words } from '../../../../../kernel/problems/errors.ts';
import { keepPoints } from '../../../locations/keep-points.ts';
import { type Point, pointFaults, pointInput } from '../../../locations/settle-point.ts';
import { enterByLink, type LinkHeld, openDelivery } from '../../links/open-delivery.ts';
import { trackedVehicle } from '../../tracked-vehicle.ts';
import { tokenField } from '../token-field.ts';

const { recordedAt, latitude, longitude, speed, heading } = pointInput.properties;

const position = object({ recordedAt, latitude, longitude, speed, heading }, { title: 'Where the vehicle was' });

const most = 500;

/** Phones measure more often than anybody looks. */
const apartMs = 10_000;

export const sendPositions = command({
  name: 'logistics.send-positions-by-link',
  summary: words('Send positions by the link', 'Отправить положение по ссылке'),
  description:
    'Where the vehicle of the route was, as measured by the phone of its driver, who has agreed: points of `source` `driver`. Those measured before ' +
    'the link was made, ahead of our clock, or within ten seconds of another are left out. Without a vehicle on the route nothing is taken ' +
    '(`no_vehicle`).',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'link_expired', 'link_revoked', 'resource_archived', 'conflict'],
  input: object({
    token: tokenField,
    points: Type.Array(position, { title: `Positions, at most ${most}`, minItems: 1, maxItems: most }),
  }),
  output: object(
    { kept: integer('Kept'), left: integer('Left out, or there already') },
    { title: 'What became of the positions' },
  ),
  enter: enterByLink,

  async run(ctx, { points }, held: LinkHeld) {
    const { route, link } = await openDelivery(ctx, held);
    const vehicleId = await trackedVehicle(ctx.db, route);
    if (vehicleId === null) throw noVehicle();
    // Measurements are no facts: nothing of them stands in the audit trail (ADR 34).
    ctx.nothingChanged();
    const errors = points.flatMap(({ recordedAt: _, ...measured }, at) =>
      pointFaults(measured).map((fault) => ({ ...fault, at: `/points/${at}${fault.at}` })),
    );
    if (errors.length > 0) throw invalid(errors);
    const fit = apart(points.filter((one) => one.recordedAt >= link.createdAt && pointFaults(one).length === 0));
    const kept = fit.length === 0 ? [] : await keepPoints(ctx.db, vehicleId, fit.map(asPoint));
    const count = kept.filter(({ isNew }) => isNew).length;
    return { kept: count, left: points.length - count };
  },
});

type Position = Static<typeof position>;

const asPoint = ({ recordedAt, latitude, longitude, speed = null, heading = null }: Position): Point => ({
  ...{ recordedAt, latitude, longitude, speed, heading },
  ...{ status: 'unknown', address: null, source: 'driver' },
});

/** In the order they were measured, without those that follow another too soon. */
function apart(points: readonly Position[]): Position[] {
  let last = Number.NEGATIVE_INFINITY;
  return points
    .toSorted((one, other) => one.recordedAt.localeCompare(other.recordedAt))
    .filter(({ recordedAt }) => {
      const at = Date.parse(recordedAt);
      if (at - last < apartMs) return false;
      last = at;
      return true;
    });
}

const noVehicle = () =>
  conflict('no_vehicle', words('No vehicle is named on the route.', 'На маршруте не указан автомобиль.'));
