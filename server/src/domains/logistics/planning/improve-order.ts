import { between, type Distances, type RouteShape } from './route-shape.ts';

/** Less than a millimetre is no improvement: sums of floating point numbers differ by more than nothing. */
const least = 1e-6;

/**
 * Improves an order as long as it helps: by turning a stretch of it around (2-opt; G. A. Croes, 1958), and by carrying up to three
 * neighbours elsewhere (or-opt; I. Or, 1976). Either only ever shortens, so it ends.
 */
export function improveOrder(start: readonly number[], distances: Distances, shape: RouteShape): number[] {
  const order = [...start];
  while (turnStretch(order, distances, shape) || moveNeighbours(order, distances, shape));
  return order;
}

/** The first place that may move. */
const firstOf = ({ isStartFixed, isRound }: RouteShape) => (isStartFixed || isRound ? 1 : 0);

const after = (order: readonly number[], at: number, { isRound }: RouteShape) =>
  at + 1 < order.length ? order[at + 1] : isRound ? order[0] : undefined;

function turnStretch(order: number[], distances: Distances, shape: RouteShape): boolean {
  const km = (from: number | undefined, to: number | undefined) => between(distances, from, to);
  for (let from = firstOf(shape); from < order.length - 1; from++)
    for (let to = from + 1; to < order.length; to++) {
      const [before, next] = [order[from - 1], after(order, to, shape)];
      const saved = km(before, order[from]) + km(order[to], next) - km(before, order[to]) - km(order[from], next);
      if (saved <= least) continue;
      order.splice(from, to - from + 1, ...order.slice(from, to + 1).reverse());
      return true;
    }
  return false;
}

function moveNeighbours(order: number[], distances: Distances, shape: RouteShape): boolean {
  const km = (from: number | undefined, to: number | undefined) => between(distances, from, to);
  const first = firstOf(shape);
  for (const length of [1, 2, 3])
    for (let from = first; from + length <= order.length; from++) {
      const carried = order.slice(from, from + length);
      const [head, tail] = [carried[0], carried.at(-1)];
      const [before, next] = [order[from - 1], after(order, from + length - 1, shape)];
      const freed = km(before, head) + km(tail, next) - km(before, next);
      const rest = [...order.slice(0, from), ...order.slice(from + length)];
      for (let to = first; to <= rest.length; to++) {
        const [left, right] = [rest[to - 1], to < rest.length ? rest[to] : shape.isRound ? rest[0] : undefined];
        const gap = km(left, right);
        const [straight, turned] = [km(left, head) + km(tail, right) - gap, km(left, tail) + km(head, right) - gap];
        if (freed - Math.min(straight, turned) <= least) continue;
        rest.splice(to, 0, ...(straight <= turned ? carried : carried.toReversed()));
        order.splice(0, order.length, ...rest);
        return true;
      }
    }
  return false;
}
