import type { Invoice } from '../../../../nouns/invoice.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { invalidField, words } from '../../kernel/problems/errors.ts';
import { holdSuppliers, refuseUnusable } from '../counterparties/counterparty-refs.ts';
import { ensureSupplier } from '../counterparties/ensure-supplier.ts';

interface Named {
  counterpartyId?: string | undefined;
  supplierId?: string | undefined;
}

/** Who asks to be paid by an invoice that is there, or by a new one: nobody is looked for anew unless another is named. */
export function payeeFor(ctx: WriteContext, was: Invoice | undefined, { counterpartyId, supplierId }: Named) {
  const isKept =
    was &&
    (counterpartyId ?? was.counterpartyId) === was.counterpartyId &&
    (supplierId ?? was.supplierId) === was.supplierId;
  if (isKept) return { supplierId: was.supplierId, counterpartyId: was.counterpartyId, added: false };
  return payeeOf(ctx, { counterpartyId, supplierId });
}

/** Who asks to be paid: named as a counterparty, which becomes a supplier by its invoice, or as a supplier. */
async function payeeOf(ctx: WriteContext, { counterpartyId, supplierId }: Named) {
  if (supplierId === undefined) {
    if (counterpartyId === undefined)
      throw invalidField(
        '/counterpartyId',
        'required',
        words('say who issued the invoice', 'укажите, кто выставил счёт'),
      );
    return ensureSupplier(ctx, counterpartyId);
  }
  const ref = (await holdSuppliers(ctx.db, [supplierId])).get(supplierId);
  refuseUnusable(ref, 'supplierId');
  if (counterpartyId !== undefined && counterpartyId !== ref.counterpartyId)
    throw invalidField(
      '/supplierId',
      'supplier_mismatch',
      words('is not the supplier record of this counterparty', 'это поставщик другого контрагента'),
    );
  return { supplierId, counterpartyId: ref.counterpartyId, added: false };
}
