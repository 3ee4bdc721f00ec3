import type { WriteContext } from '../../../kernel/operation.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { holdSuppliers, refuseBlocked, refuseUnusable } from '../../counterparties/counterparty-refs.ts';
import { ensureSupplier } from '../../counterparties/ensure-supplier.ts';

export interface NamedSupplier {
  supplierId?: string | undefined;
  counterpartyId?: string | undefined;
}

/** The supplier who quotes: known, in use, not blocked. A counterparty that was none becomes one. */
export async function nameSupplier(ctx: WriteContext, { supplierId, counterpartyId }: NamedSupplier) {
  if ((supplierId === undefined) === (counterpartyId === undefined))
    throw invalidField(
      '/supplierId',
      'exactly_one',
      words('give either supplierId or counterpartyId', 'укажите supplierId или counterpartyId'),
    );
  const field = supplierId === undefined ? 'counterpartyId' : 'supplierId';
  const ensured = supplierId === undefined ? await ensureSupplier(ctx, counterpartyId as string) : null;
  const id = supplierId ?? (ensured?.supplierId as string);
  const ref = (await holdSuppliers(ctx.db, [id])).get(id);
  refuseUnusable(ref, field);
  refuseBlocked(ref);
  return {
    supplierId: id,
    counterpartyId: ref.counterpartyId,
    added: ensured?.added ?? false,
    watched: ref.standing === 'warn',
  };
}
