/** Kilometres between any two of the places, by their numbers. */
export type Distances = readonly (readonly number[])[];

/** How a route may run: from the place numbered 0 on, or from whichever is best, and back to where it began, or not. */
export interface RouteShape {
  isStartFixed: boolean;
  isRound: boolean;
}

/** The length of a route through the places in this order. */
export const lengthOf = (order: readonly number[], distances: Distances, { isRound }: RouteShape): number => {
  const there = order.slice(1).reduce((sum, to, at) => sum + between(distances, order[at], to), 0);
  return isRound ? there + between(distances, order.at(-1), order[0]) : there;
};

/** Nothing where one of the two is no place: before the first and after the last of a route that does not come back. */
export const between = (distances: Distances, from: number | undefined, to: number | undefined): number =>
  from === undefined || to === undefined ? 0 : (distances[from]?.[to] as number);
