interface Result {
  rows: Array<{ ahead: number | null }>;
}

/** By how many seconds the portal's clock is ahead, null for the machine's. A text of several statements has several results, and so has each part of what is sent. */
export function aheadOf(results: unknown): number | null {
  const entered = (results as Array<Result | Result[]>).flat().find(({ rows }) => rows.length > 0);
  return entered?.rows[0]?.ahead ?? null;
}
