import Type from 'typebox';
import type { SalesInvoice } from '../../../../../../nouns/sales-invoice.ts';
import { id, nullable, object } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { conflict, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { keepPrint } from '../../../../platform/document-templates/printing/keep-print.ts';
import { type StoredPrint, storedPrint } from '../../../../platform/document-templates/printing/store-print.ts';
import { unchanged } from '../../../../platform/records/write-records.ts';
import { writeMove } from '../../make-move.ts';
import { cardOf, salesInvoiceCard } from '../../sales-invoice.card.ts';
import { salesInvoice, salesInvoices } from '../../sales-invoice.ts';
import { isJustSent } from '../is-just-sent.ts';
import { keptFile } from '../kept-file.ts';
import { recipientsOf } from '../recipients-of.ts';
import { type SendingInput, sendingInput } from '../sending.input.ts';
import { sendingMove } from '../sending-move.ts';
import { tellCustomer } from '../tell-customer.ts';

/** Writes down that an invoice goes out, with its file and its letters. */
export const recordSending = command({
  name: 'sales.record-sending',
  summary: words('Write down a sending', 'Записать отправку'),
  permission: 'sales_invoices.send',
  scope: 'customer_documents.write',
  refuses: ['conflict', 'invalid_state_transition', 'precondition_failed', 'quota_exceeded'],
  input: object({ id: id(), ...sendingInput, prints: Type.Array(storedPrint, { maxItems: 1 }) }),
  output: object({ card: salesInvoiceCard, fileId: nullable(id()) }),

  async run(ctx, { id, prints, ...input }) {
    const before = await salesInvoices.open(ctx, id);
    const move = await sendingMove(ctx, before);
    const to = await recipientsOf(ctx, before, input);
    if (await isJustSent(ctx.db, id, to, input))
      return { card: await cardOf(ctx, unchanged(ctx, before)), fileId: null };
    const fileId = await fileOf(ctx, before, prints[0], input.templateId);
    await writeSending(ctx, id, { to, fileId }, input);
    const sentAt = portalNow().toISOString();
    const values = { sentAt, documentFileId: fileId };
    const tell = { sendingId: ctx.newId, channel: input.channel };
    const sent = move
      ? await moveOn(ctx, before, values, tell)
      : await salesInvoices.change(ctx, before, values, { fact: 'sent', tell });
    await tellCustomer(ctx, sent, { sendingId: ctx.newId, to, fileId }, input);
    return { card: await cardOf(ctx, sent), fileId };
  },
});

/** The file the invoice went out with before, or the one that was made now: an invoice has one paper. */
async function fileOf(
  ctx: WriteContext,
  held: SalesInvoice,
  print: StoredPrint | undefined,
  templateId: string | undefined,
): Promise<string> {
  const kept = await keptFile(ctx.db, held);
  if (kept !== null && templateId !== undefined) throw documentKept();
  if (kept !== null) return kept;
  if (!print) throw changedMeanwhile();
  return keepPrint(ctx, { entityType: 'salesInvoice', entityId: held.id }, print);
}

const documentKept = () =>
  conflict(
    'document_kept',
    words(
      'The invoice keeps the file it was first sent with: send it without `templateId`.',
      'Счёт уже отправляли, и его файл не меняется: отправьте его без templateId.',
    ),
    { field: 'templateId' },
  );

const changedMeanwhile = () =>
  conflict(
    'changed_meanwhile',
    words(
      'The file of the invoice was removed while it was being sent: send it again.',
      'Файл счёта удалили, пока счёт отправлялся: отправьте его ещё раз.',
    ),
  );

async function moveOn(ctx: WriteContext, before: SalesInvoice, values: Partial<SalesInvoice>, tell: object) {
  const sent = await writeMove(ctx, before, 'send', { values });
  ctx.record(salesInvoice.fact('sent', sent, { ...tell }));
  return sent;
}

const writeSending = (
  { db, newId, actor }: WriteContext,
  invoiceId: string,
  { to, fileId }: { to: readonly string[]; fileId: string },
  { channel, subject, message }: SendingInput,
) =>
  db.execute(sql`
    insert into sales_invoice_sendings (tenant_id, id, invoice_id, channel, recipients, subject, message, file_id, sent_by)
    values (${db.tenant}, ${newId}, ${invoiceId}, ${channel}, ${to}::text[], ${subject ?? null}, ${message ?? null}, ${fileId}, ${actor.userId})`);
