import Type from 'typebox';
import type { TransferPreview } from '../../../../../nouns/transfer-preview.ts';
import { lacksPermission, maySee } from '../../../kernel/access/actor.ts';
import { id, nullable, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { brokenRule, conflict, invalidField, unknownReference, words } from '../../../kernel/problems/errors.ts';
import { workingInstallation } from '../../../platform/integrations/working-installation.ts';
import { invoice } from '../../billing/invoice.ts';
import { createInvoice } from '../../billing/operations/create-invoice.ts';
import { payableInvoices } from '../../billing/payable-invoices.ts';
import type { TransferDocumentPorts } from '../arrivals/find-reader.ts';
import { invoiceOf } from '../invoice-of.ts';
import { journal } from '../journal.ts';
import { keptFile, recordKept } from '../kept-file.ts';
import { previewDocument } from '../matching/preview-document.ts';
import { refuseApplied } from '../refuse-applied.ts';
import { holdDocument, transferDocumentPreview, transferDocuments, wholeDocument } from '../transfer-document.ts';

/** Makes the invoice of a document as it was shown, or finds the one it belongs to, by billing's own operations. */
export const writeInvoice = (ports: TransferDocumentPorts) =>
  command({
    name: 'transfer-documents.write-invoice',
    summary: words('Write the invoice of a transfer document', 'Записать счёт по УПД'),
    permission: 'invoices.create',
    scope: ['supplier_documents.write', 'finance.write'],
    input: object({
      id: id(),
      preview: Type.String(),
      reviewed: Type.Optional(Type.Boolean()),
      invoiceId: Type.Optional(nullable(id())),
      files: Type.Array(keptFile),
    }),
    output: transferDocumentPreview,

    async run(ctx, { id, preview, reviewed = false, invoiceId: named, files }): Promise<TransferPreview> {
      const whole = await holdDocument(ctx.db, id);
      refuseApplied(whole.record);
      await workingInstallation(ctx, ports);
      const seen = await previewDocument(ctx, whole);
      if (seen.preview !== preview) throw outdated();
      refuseUnready(seen, reviewed);
      if (!files.some(({ category }) => category === 'original')) throw originalMissing();
      const known = named === undefined ? seen.attachesTo : named;
      if (known !== null) await refuseForeign(ctx, known, seen);
      const invoiceId = known ?? (await ctx.call(createInvoice, invoiceOf(seen, ctx.language))).id;
      await recordKept(ctx, 'invoice', invoiceId, files);
      const applied = { status: 'applied', appliedAt: portalNow().toISOString() } as const;
      const values = { ...applied, invoiceId, attached: known !== null };
      await transferDocuments.change(ctx, whole.record, values, { fact: 'applied' });
      await journal(ctx, whole.record.installationId, {
        direction: 'INTERNAL',
        status: 'ok',
        event: 'document.applied',
        message: words('A transfer document was applied.', 'УПД проведён.'),
        documentId: id,
        details: { invoiceId, attached: known !== null, reviewed, lines: seen.lines.length },
      });
      return previewDocument(ctx, await wholeDocument(ctx.db, id));
    },
  });

const outdated = () =>
  conflict(
    'preview_outdated',
    words(
      'Something has changed since the document was shown: review it again.',
      'С момента предпросмотра что-то изменилось: просмотрите документ ещё раз.',
    ),
  );

const originalMissing = () =>
  conflict(
    'original_missing',
    words('The document’s file has been removed: upload it again.', 'Файл документа удалён: загрузите его заново.'),
  );

function refuseUnready({ readiness, remarks }: TransferPreview, reviewed: boolean) {
  const of = (severity: string) => remarks.filter((one) => one.severity === severity);
  if (readiness === 'blocked') {
    const [first] = of('block');
    throw brokenRule(
      'transfer_document_blocked',
      words(`To be settled first: ${first?.message}`, `Сначала устраните: ${first?.message}`),
      { remarks: of('block').map(({ code }) => code) },
    );
  }
  if (readiness === 'needs_review' && !reviewed)
    throw brokenRule(
      'transfer_document_needs_review',
      words(
        'Some of it looks wrong: check its remarks, then apply with `reviewed`.',
        'В документе есть замечания: просмотрите их и проведите с признаком reviewed.',
      ),
      { remarks: of('review').map(({ code }) => code) },
    );
}

/** An invoice of somebody else, or a cancelled one, takes no papers of this supplier. */
async function refuseForeign(ctx: WriteContext, invoiceId: string, { supplier }: TransferPreview) {
  if (!maySee(ctx.actor, 'invoices.update')) throw lacksPermission('invoices.update');
  const [found] = await payableInvoices(ctx.db, [invoiceId]);
  if (!found) throw unknownReference('invoiceId', invoice.noun);
  if (found.counterpartyId !== supplier?.counterpartyId)
    throw invalidField(
      '/invoiceId',
      'invoice_of_another',
      words('is an invoice of another supplier', 'это счёт другого поставщика'),
    );
  if (found.status === 'cancelled')
    throw invalidField('/invoiceId', 'invoice_cancelled', words('is cancelled', 'счёт отменён'));
}
