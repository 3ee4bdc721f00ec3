import type { StandingOrder } from '../../requisitions/allocations/standing-orders.ts';

/** An order as the other system knows it. Digests are hexadecimal. */
export interface OrderRow {
  id: string;
  requisitionId: string;
  supplierId: string;
  revision: number;
  offeredDigest: string | null;
  toldDigest: string | null;
  withdrawn: boolean;
}

export interface ChangedOrder {
  id: string;
  requisitionId: string;
  supplierId: string;
  revision: number;
  digest: string;
  deleted: boolean;
}

/** The digest of an order that stands no more. */
export const goneDigest = '00';

/** What the other system has not confirmed as it is now. Offered twice, an order keeps its revision while nothing changes. */
export function changedOrders(
  standing: readonly StandingOrder[],
  known: readonly OrderRow[],
  newId: () => string,
): ChangedOrder[] {
  const keyOf = (one: { requisitionId: string; supplierId: string }) => `${one.requisitionId} ${one.supplierId}`;
  const rows = new Map(known.map((row) => [keyOf(row), row]));
  const stands = new Set(standing.map(keyOf));
  const gone = known.filter((row) => !stands.has(keyOf(row)) && row.toldDigest !== null);
  const now = [
    ...standing.map((order) => ({ ...order, deleted: false })),
    ...gone.map(({ requisitionId, supplierId }) => ({ requisitionId, supplierId, digest: goneDigest, deleted: true })),
  ];
  return now.flatMap((order) => {
    const row = rows.get(keyOf(order));
    if (row?.toldDigest === order.digest) return [];
    const revision = row?.offeredDigest === order.digest ? row.revision : (row?.revision ?? 0) + 1;
    return [{ ...order, id: row?.id ?? newId(), revision }];
  });
}
