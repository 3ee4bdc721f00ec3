import type { Buying } from '../qualifications/checked/find-unqualified.ts';

interface Ordered {
  supplierId: string;
  lines: ReadonlyArray<{ catalogItemId: string | null }>;
}

/** What orders buy, line by line. */
export const buyingOf = (orders: readonly Ordered[]): Buying[] =>
  orders.flatMap(({ supplierId, lines }) => lines.map(({ catalogItemId }) => ({ supplierId, catalogItemId })));
