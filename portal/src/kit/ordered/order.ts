/** A list with one of its records at another place. */
export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const next = [...list];
  const [taken] = next.splice(from, 1);
  if (taken !== undefined) next.splice(to, 0, taken);
  return next;
}

/** Where a dragged record lands: before or after the one it was dropped on. */
export function landing(from: number, on: number, after: boolean): number {
  const place = after ? on + 1 : on;
  return from < place ? place - 1 : place;
}
