import { id, nullable, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { holdCounterparties, refuseUnusable } from '../../counterparties/counterparty-refs.ts';
import { previewDocument } from '../matching/preview-document.ts';
import { refuseApplied } from '../refuse-applied.ts';
import { holdDocument, transferDocumentPreview, transferDocuments, wholeDocument } from '../transfer-document.ts';

/** For several branches with one INN, or a counterparty without any. */
export const nameSupplier = command({
  name: 'transfer-documents.name-supplier',
  summary: words('Name the supplier of a transfer document', 'Указать поставщика УПД'),
  description:
    'For when the INN and KPP match nobody, or several counterparties. A counterparty with another INN than the seller has is refused; null leaves it to the INN and KPP again.',
  permission: 'invoices.create',
  scope: ['supplier_documents.write', 'finance.write'],
  refuses: ['conflict', 'unknown_reference', 'business_rule_violated'],
  input: object({ id: id(), counterpartyId: nullable(id('Supplier')) }),
  output: transferDocumentPreview,

  async run(ctx, { id, counterpartyId }) {
    const { record } = await holdDocument(ctx.db, id);
    ctx.expectVersion(record.version);
    refuseApplied(record);
    if (counterpartyId !== null) {
      const named = (await holdCounterparties(ctx.db, [counterpartyId])).get(counterpartyId);
      refuseUnusable(named, 'counterpartyId');
      if (named.inn !== null && named.inn !== record.seller.inn) throw innDiffers(named.inn, record.seller.inn);
    }
    await transferDocuments.change(ctx, record, { counterpartyId });
    return previewDocument(ctx, await wholeDocument(ctx.db, id));
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
