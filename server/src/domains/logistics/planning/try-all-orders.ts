import { between, type Distances, type RouteShape } from './route-shape.ts';

/**
 * The shortest order of a few places, found by trying all of them. A beginning that is longer already than the best whole route is
 * not tried on.
 */
export function tryAllOrders(distances: Distances, { isStartFixed, isRound }: RouteShape): number[] {
  const count = distances.length;
  let best: number[] = [];
  let shortest = Number.POSITIVE_INFINITY;
  const order: number[] = [];
  const left = new Set(Array.from({ length: count }, (_, place) => place));

  function go(length: number) {
    if (length >= shortest) return;
    if (left.size === 0) {
      const whole = isRound ? length + between(distances, order.at(-1), order[0]) : length;
      if (whole < shortest) [best, shortest] = [[...order], whole];
      return;
    }
    for (const place of [...left]) {
      left.delete(place);
      const step = between(distances, order.at(-1), place);
      order.push(place);
      go(length + step);
      order.pop();
      left.add(place);
    }
  }

  // A round may as well begin at the first place.
  if (isStartFixed || isRound) {
    left.delete(0);
    order.push(0);
  }
  go(0);
  return best;
}
