import Type from 'typebox';
import type { SalesInvoice } from '../../../../../../nouns/sales-invoice.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { recordFile } from '../../../../platform/files/record-file.ts';
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

/** What was made and put away before. */
const madeFile = object({
  fileName: Type.String(),
  mimeType: Type.String(),
  sizeBytes: Type.Integer(),
  sha256: Type.String(),
  storageKey: Type.String(),
});

type MadeFile = Type.Static<typeof madeFile>;

/** Writes down that an invoice goes out, with its file and its letters. */
export const recordSending = command({
  name: 'sales.record-sending',
  summary: words('Write down a sending', 'Записать отправку'),
  permission: 'sales_invoices.send',
  scope: 'customer_documents.write',
  refuses: ['invalid_state_transition', 'precondition_failed', 'quota_exceeded'],
  input: object({ id: id(), ...sendingInput, made: Type.Optional(madeFile) }),
  output: object({ card: salesInvoiceCard, isKept: Type.Boolean() }),

  async run(ctx, { id, made, ...input }) {
    const before = await salesInvoices.open(ctx, id);
    const move = await sendingMove(ctx, before);
    const to = await recipientsOf(ctx, before, input);
    if (await isJustSent(ctx.db, id, to, input))
      return { card: await cardOf(ctx, unchanged(ctx, before)), isKept: false };
    const known = await keptFile(ctx.db, before);
    const fileId = known ?? (await keepFile(ctx, id, made as MadeFile));
    await writeSending(ctx, id, { to, fileId }, input);
    const sentAt = new Date().toISOString();
    const values = { sentAt, documentFileId: fileId };
    const tell = { sendingId: ctx.newId, channel: input.channel };
    const sent = move
      ? await moveOn(ctx, before, values, tell)
      : await salesInvoices.change(ctx, before, values, { fact: 'sent', tell });
    await tellCustomer(ctx, sent, { sendingId: ctx.newId, to, fileId }, input);
    return { card: await cardOf(ctx, sent), isKept: known === null };
  },
});

async function moveOn(ctx: WriteContext, before: SalesInvoice, values: Partial<SalesInvoice>, tell: object) {
  const sent = await writeMove(ctx, before, 'send', { values });
  ctx.record(salesInvoice.fact('sent', sent, { ...tell }));
  return sent;
}

/** The file stays with the invoice, where the same bytes are kept once. */
async function keepFile(ctx: WriteContext, entityId: string, made: MadeFile): Promise<string> {
  const id = uuidv7();
  const kept = await recordFile(ctx, { id, entityType: 'salesInvoice', entityId, category: 'sent', ...made });
  if (kept) return id;
  const { fileId } = await ctx.db.one<{ fileId: string }>(sql`
    select id as "fileId" from files where tenant_id = ${ctx.db.tenant} and entity_type = 'salesInvoice' and entity_id = ${entityId}
      and sha256 = ${made.sha256} and status = 'active'`);
  return fileId;
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
