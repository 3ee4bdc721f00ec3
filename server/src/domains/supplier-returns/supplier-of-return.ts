import { invalidField, unknownReference, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { counterparty } from '../counterparties/counterparty.ts';
import { supplierRefs } from '../counterparties/counterparty-refs.ts';
import type { Going } from './plan-return.ts';

/** The one supplier that goods go back to: who delivered them, or who is named where the receipt names nobody. */
export async function supplierOfReturn(
  db: Db,
  going: readonly Going[],
  given: string | undefined,
): Promise<{ id: string; counterpartyId: string }> {
  const delivered = [...new Set(going.flatMap(({ came }) => came.supplierId ?? []))];
  if (delivered.length > 1) throw invalidField('/lines', 'several_suppliers', several);
  const supplierId = delivered[0] ?? given;
  if (supplierId === undefined) throw invalidField('/supplierId', 'required', unnamed);
  if (given !== undefined && given !== supplierId) throw invalidField('/supplierId', 'other_supplier', other);
  const ref = (await supplierRefs(db, [supplierId])).get(supplierId);
  if (!ref) throw unknownReference('supplierId', counterparty.noun);
  return { id: supplierId, counterpartyId: ref.counterpartyId };
}

const several = words(
  'were delivered by several suppliers: make a return for each',
  'поставлены разными поставщиками: оформите возврат каждому',
);
const unnamed = words('is required: the receipt names no supplier', 'обязателен: в приёмке поставщик не указан');
const other = words('did not deliver these goods', 'эти товары поставил не он');
