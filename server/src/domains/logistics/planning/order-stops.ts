import { improveOrder } from './improve-order.ts';
import { between, type Distances, lengthOf, type RouteShape } from './route-shape.ts';
import { tryAllOrders } from './try-all-orders.ts';

/** So many places are put in order by trying all orders. */
export const mostTried = 9;

/** Routes are begun at so many places, where the beginning is free. */
const mostBegun = 8;

interface Ordered {
  order: number[];
  /** `exact`: no order is shorter. */
  method: 'exact' | 'heuristic';
}

/** Places in an order that makes a short route: the shortest for a few of them, a good one for more. */
export function orderStops(distances: Distances, shape: RouteShape): Ordered {
  const count = distances.length;
  const free = shape.isStartFixed ? count - 1 : count;
  if (free <= mostTried) return { order: tryAllOrders(distances, shape), method: 'exact' };
  const stride = Math.ceil(count / mostBegun);
  const begun = shape.isStartFixed ? [0] : Array.from({ length: Math.ceil(count / stride) }, (_, n) => n * stride);
  const orders = begun.map((from) => improveOrder(nearestFirst(from, distances), distances, shape));
  const shortest = orders.reduce((best, one) =>
    lengthOf(one, distances, shape) < lengthOf(best, distances, shape) ? one : best,
  );
  return { order: shortest, method: 'heuristic' };
}

/** From each place to the nearest that is left. */
export function nearestFirst(from: number, distances: Distances): number[] {
  const left = new Set(distances.keys());
  const order: number[] = [];
  for (let place: number | undefined = from; place !== undefined; ) {
    left.delete(place);
    order.push(place);
    const here: number = place;
    place = [...left].reduce<number | undefined>(
      (near, one) =>
        near === undefined || between(distances, here, one) < between(distances, here, near) ? one : near,
      undefined,
    );
  }
  return order;
}
