/** When goods are there, and when they are needed; null where nobody has said. */
export interface Terms {
  promised: string | null;
  needed: string | null;
}

/**
 * The day on which goods go: that which the supplier has promised, or else the one they are needed by. Of the days on which deliveries go,
 * when they are given, it is the first from the promise on, or the last that is not too late, or else the first after that.
 */
export function dayFor({ promised, needed }: Terms, days: readonly string[]): string | null {
  if (days.length === 0) return promised ?? needed;
  const sorted = days.toSorted();
  if (promised !== null) return sorted.find((day) => day >= promised) ?? null;
  if (needed === null) return sorted[0] ?? null;
  return sorted.findLast((day) => day <= needed) ?? sorted[0] ?? null;
}
