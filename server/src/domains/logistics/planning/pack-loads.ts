import { Decimal } from 'decimal.js';
import { Exact } from '../../../kernel/values/decimal.ts';

type Quantity = InstanceType<typeof Exact>;

/** What one unit of something weighs and takes; null where nobody knows, and it is not counted. */
interface Measured {
  weight: Quantity | null;
  volume: Quantity | null;
}

export interface Packed<Of> extends Measured {
  of: Of;
  quantity: Quantity;
  /** Its unit is counted in whole numbers. */
  isWhole: boolean;
}

export interface Limits {
  weight: Quantity | null;
  volume: Quantity | null;
}

interface Load<Of> {
  rows: Array<{ of: Of; quantity: Quantity }>;
  weight: Quantity;
  volume: Quantity;
  /** A single unit of what it carries is more than the limits allow. */
  isOver: boolean;
}

/**
 * Shares things among as few loads as come about when each goes whole into the first that has room for it, and only what is larger than a
 * load is taken apart: then to the last unit of each load. What is shared adds up to what was given, to the digit. Undefined where more than
 * `most` loads would be needed.
 */
export function packLoads<Of>(
  things: readonly Packed<Of>[],
  limits: Limits,
  most: number,
): ReadonlyArray<Load<Of>> | undefined {
  const loads: Array<Load<Of>> = [];
  for (const thing of things) {
    let left = thing.quantity;
    const whole = loads.find((load) => fits(thing, load, limits).gte(left));
    if (whole) {
      put(whole, thing, left, false);
      continue;
    }
    while (left.gt(0)) {
      if (loads.length >= most) return undefined;
      const load: Load<Of> = { rows: [], weight: new Exact(0), volume: new Exact(0), isOver: false };
      const room = fits(thing, load, limits);
      const part = room.gt(0) ? Exact.min(room, left) : Exact.min(thing.isWhole ? 1 : left, left);
      put(load, thing, part, room.lte(0));
      loads.push(load);
      left = left.minus(part);
    }
  }
  return loads;
}

/** How much of a thing still goes into a load. */
function fits<Of>({ weight, volume, isWhole }: Packed<Of>, load: Load<Of>, limits: Limits): Quantity {
  const room = (limit: Quantity | null, used: Quantity, each: Quantity | null) =>
    limit === null || each === null || each.isZero()
      ? new Exact(Number.POSITIVE_INFINITY)
      : Exact.max(0, limit.minus(used))
          .div(each)
          .toDecimalPlaces(isWhole ? 0 : 6, Decimal.ROUND_DOWN);
  return Exact.min(room(limits.weight, load.weight, weight), room(limits.volume, load.volume, volume));
}

function put<Of>(load: Load<Of>, { of, weight, volume }: Packed<Of>, quantity: Quantity, isOver: boolean) {
  load.rows.push({ of, quantity });
  load.weight = load.weight.plus((weight ?? new Exact(0)).times(quantity));
  load.volume = load.volume.plus((volume ?? new Exact(0)).times(quantity));
  load.isOver ||= isOver;
}
