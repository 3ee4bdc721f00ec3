import type { PlanBody, Proposal } from './queries.ts';

export type GroupBy = NonNullable<PlanBody['groupBy']>[number];

/** What a plan is asked for, as its form holds it. */
export interface PlanWishes {
  groupBy: readonly GroupBy[];
  vehicleId: string | null;
  maxWeightKg: string | null;
  maxVolumeM3: string | null;
}

export const usualWishes: PlanWishes = {
  ...{ groupBy: ['supplier', 'date'], vehicleId: null, maxWeightKg: null, maxVolumeM3: null },
};

/** As the server takes it: a vehicle stands in place of both limits. */
export const planBodyOf = (procurementIds: string[], wishes: PlanWishes): PlanBody => {
  const { groupBy, vehicleId, maxWeightKg, maxVolumeM3 } = wishes;
  return {
    ...{ procurementIds, groupBy: [...groupBy] },
    ...(vehicleId ? { vehicleId } : { ...(maxWeightKg && { maxWeightKg }), ...(maxVolumeM3 && { maxVolumeM3 }) }),
  };
};

/** Proposed batches are told apart by what they carry, so that a choice outlives a plan that is asked for anew. */
export const keyOf = ({ batch }: Proposal): string =>
  [
    ...[batch.procurementId, batch.supplierId, batch.objectId, batch.plannedDate],
    ...batch.items.map(
      ({ procurementItemId, allocationId, quantity }) => `${procurementItemId}:${allocationId}:${quantity}`,
    ),
  ].join(' ');

/** What is saved: the batches that were not taken out, each on the day that was set for it. */
export const chosenOf = (
  proposals: readonly Proposal[],
  left: ReadonlySet<string>,
  days: Readonly<Record<string, string>>,
) =>
  proposals
    .filter((one) => !left.has(keyOf(one)))
    .map((one) => {
      const day = days[keyOf(one)];
      return day === undefined ? one.batch : { ...one.batch, plannedDate: day || null };
    });
