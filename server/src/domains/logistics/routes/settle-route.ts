import type { DeliveryRoute } from '../../../../../nouns/delivery-route.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { RouteInput } from './delivery-route.input.ts';
import { distanceKm } from './distance-km.ts';
import type { StopRow } from './route-stop.ts';
import { settleCarriage } from './settle-carriage.ts';
import { settleStops } from './settle-stops.ts';

interface Settled {
  values: Partial<DeliveryRoute>;
  /** Null where the stops stay as they are. */
  stops: StopRow[] | null;
}

/** A route as it will stand; what it names anew is held until the transaction ends. */
export async function settleRoute(
  ctx: WriteContext,
  before: DeliveryRoute | null,
  { stops: given, ...header }: RouteInput,
): Promise<Settled> {
  const carriage = await settleCarriage(ctx, before, header);
  const stops = given ? await settleStops(ctx, given, before?.stops ?? []) : null;
  const name = header.name ?? before?.name ?? nameOf(stops ?? []);
  return { values: { ...header, ...carriage, name, ...(stops && { distanceKm: distanceKm(stops) }) }, stops };
}

const mostLetters = 300;

/** «Склад «Север» – ЖК «Северный»»: where it begins and where it ends. */
function nameOf(stops: readonly StopRow[]): string {
  const ends = [stops[0], stops.at(-1)].flatMap((stop) => stop?.label ?? stop?.address ?? []);
  const [from = 'Маршрут', to] = [...new Set(ends)];
  return (to === undefined ? from : `${from} – ${to}`).slice(0, mostLetters).trim();
}
