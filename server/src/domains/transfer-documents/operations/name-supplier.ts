import { id, nullable, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { holdCounterparties, refuseUnusable } from '../../counterparties/counterparty-refs.ts';
import { previewDocument } from '../matching/preview-document.ts';
import { refuseApplied } from '../refuse-applied.ts';
import { transferDocumentPreview } from '../transfer-document.preview.ts';
import { holdDocument, wholeDocument } from '../transfer-document.row.ts';
import { transferDocument } from '../transfer-document.ts';

/** For several branches with one INN, or a card without any. */
export const nameSupplier = command({
  name: 'transfer-documents.name-supplier',
  summary: words('Name the supplier of a transfer document', 'Указать поставщика УПД'),
  description:
    'For where the numbers tell nobody, or several. A counterparty with another INN than the seller has is refused; null leaves it to the numbers again.',
  permission: 'invoices.create',
  scope: ['supplier_documents.write', 'finance.write'],
  refuses: ['conflict', 'unknown_reference', 'business_rule_violated'],
  input: object({ id: id(), counterpartyId: nullable(id('Supplier')) }),
  output: transferDocumentPreview,

  async run(ctx, { id, counterpartyId }) {
    const { record } = await holdDocument(ctx.db, id);
    refuseApplied(record);
    if (counterpartyId !== null) {
      const named = (await holdCounterparties(ctx.db, [counterpartyId])).get(counterpartyId);
      refuseUnusable(named, 'counterpartyId');
      if (named.inn !== null && named.inn !== record.seller.inn) throw innDiffers(named.inn, record.seller.inn);
    }
    if (counterpartyId === record.counterpartyId) {
      ctx.nothingChanged();
      return previewDocument(ctx, await wholeDocument(ctx.db, id));
    }
    await ctx.db.execute(sql`
      update transfer_documents set counterparty_id = ${counterpartyId}, version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
      where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    const after = await wholeDocument(ctx.db, id);
    ctx.record(transferDocument.changed('updated', record, after.record));
    return previewDocument(ctx, after);
  },
});

const innDiffers = (theirs: string, sellers: string | null) =>
  invalidField(
    '/counterpartyId',
    'inn_differs',
    words(
      `has the INN ${theirs}, but the seller of the document has ${sellers ?? '—'}`,
      `ИНН контрагента — ${theirs}, а ИНН продавца в документе — ${sellers ?? '—'}`,
    ),
  );
