/** With one of them chosen, or not chosen any more. */
export function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** All rows that have come, or none where all of them are chosen already. */
export const allOrNone = (chosen: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> =>
  isEvery(chosen, ids) ? new Set() : new Set(ids);

export const isEvery = (chosen: ReadonlySet<string>, ids: readonly string[]) =>
  ids.length > 0 && ids.every((id) => chosen.has(id));
