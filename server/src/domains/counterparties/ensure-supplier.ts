import type { WriteContext } from '../../kernel/operation.ts';
import { counterparties } from './counterparty.ts';
import { holdWhoSupply, refuseUnusable } from './counterparty-refs.ts';
import { addSupplierRecords } from './save-supplier.ts';

interface EnsuredSupplier {
  supplierId: string;
  counterpartyId: string;
  /** The role was given now: worth a warning to the caller. */
  added: boolean;
}

/**
 * Makes a counterparty a supplier unless it is one. For commands of other domains, under their own right: it records the
 * change of the counterparty, and nothing where there is none. Refuses a counterparty of nobody and an archived one.
 */
export async function ensureSupplier(
  ctx: WriteContext,
  counterpartyId: string,
  field = 'counterpartyId',
): Promise<EnsuredSupplier> {
  const known = (await holdWhoSupply(ctx.db, [counterpartyId])).get(counterpartyId);
  refuseUnusable(known, field);
  if (known.supplierId !== null) return { supplierId: known.supplierId, counterpartyId, added: false };

  const before = await counterparties.lock(ctx.db, counterpartyId);
  refuseUnusable({ ...known, status: before.status }, field);
  if (before.supplier) return { supplierId: before.supplier.supplierId, counterpartyId, added: false };
  await addSupplierRecords(ctx.db, [counterpartyId]);
  const after = await counterparties.change(ctx, before, { roles: ['supplier', ...before.roles] });
  return { supplierId: after.supplier?.supplierId as string, counterpartyId, added: true };
}
