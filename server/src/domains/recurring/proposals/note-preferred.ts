import type { ReorderPoint } from '../../../../../nouns/reorder-point.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { holdSuppliers } from '../../counterparties/counterparty-refs.ts';
import { noteSuppliers } from '../../requisitions/suppliers/note-supplier.ts';

/** Preferred suppliers of what is asked for become candidates of the requisition, but for those who cannot be asked any more. */
export async function notePreferred(
  ctx: WriteContext,
  requisitionId: string,
  points: readonly ReorderPoint[],
): Promise<void> {
  const preferred = [...new Set(points.flatMap(({ supplierId }) => supplierId ?? []))].sort();
  if (preferred.length === 0) return;
  const refs = await holdSuppliers(ctx.db, preferred);
  const noted = preferred.flatMap((supplierId) => {
    const ref = refs.get(supplierId);
    const isUsable = ref?.status === 'active' && ref.standing !== 'prevent_all';
    return ref && isUsable ? { supplierId, counterpartyId: ref.counterpartyId, from: 'reorder_point' as const } : [];
  });
  if (noted.length > 0) await noteSuppliers(ctx, requisitionId, noted, 'candidate');
}
