import type { ReadContext } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import type { WholeDocument } from '../transfer-document.ts';
import { findSeller } from './find-seller.ts';
import type { Known } from './match-lines.ts';
import { knownFor, sellersOf } from './what-is-known.ts';

/** What is known of the supplier of a document; refused while nobody knows who that is. */
export async function knownOfSupplier(ctx: ReadContext, whole: WholeDocument): Promise<Known & { supplierId: string }> {
  const { payees, named } = await sellersOf(ctx, whole.record);
  const { seller } = findSeller(whole.record.seller, payees, named);
  const known = seller && (await knownFor(ctx, whole, seller));
  const supplierId = known?.supplierId;
  if (!known || !supplierId) throw supplierUntold();
  return { ...known, supplierId };
}

const supplierUntold = () =>
  brokenRule(
    'supplier_unknown',
    words(
      'Name the supplier of the document first: what is matched holds for that supplier.',
      'Сначала укажите поставщика документа: сопоставление запоминается для него.',
    ),
  );
