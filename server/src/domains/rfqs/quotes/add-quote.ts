import type { WriteContext } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { yearlyNumber } from '../../company/yearly-number.ts';
import type { QuoteContent } from './quote-version.ts';
import { refuseSame } from './refuse-same.ts';
import type { QuoteFrame } from './resolve-content.ts';
import { quoteById } from './supplier-quote.row.ts';
import { type SupplierQuote, supplierQuote } from './supplier-quote.ts';
import { writeVersion } from './write-version.ts';

export interface NewQuote {
  frame: QuoteFrame;
  counterpartyId: string;
  recipientId: string | null;
  source: SupplierQuote['source'];
  /** Columns of what buyers write beside the content. */
  header?: Readonly<Record<string, unknown>>;
}

/** A new draft, under the lock of what it answers. */
export async function addQuote(
  ctx: WriteContext,
  quote: NewQuote,
  content: QuoteContent,
  id = ctx.newId,
): Promise<SupplierQuote> {
  const { frame, counterpartyId, recipientId, source, header = {} } = quote;
  await refuseDuplicate(ctx, frame);
  await refuseSame(ctx, frame, header, content);
  const row = {
    tenant_id: ctx.db.tenant,
    id,
    rfq_id: frame.rfq?.id ?? null,
    requisition_id: frame.rfq ? frame.rfq.procurementId : (frame.requisition?.id ?? null),
    recipient_id: recipientId,
    supplier_id: frame.supplierId,
    counterparty_id: counterpartyId,
    source,
    ...header,
    ...headerOf(content),
    created_by: ctx.actor.userId,
    updated_by: ctx.actor.userId,
    number: await yearlyNumber(ctx, 'SQ', 'supplier-quote'),
  };
  await ctx.db.execute(sql`insert into supplier_quotes ${columns(row)}`);
  await writeVersion(ctx, id, { n: 0, rfqRevision: frame.rfq?.revision ?? null }, content);
  const added = await quoteById(ctx.db, id);
  ctx.record(supplierQuote.fact('created', added));
  return added;
}

/** What the header repeats of the version that holds, or of the first draft. */
export const headerOf = ({ currency, totals, validUntil }: QuoteContent) => ({
  currency,
  total_gross: totals.gross,
  valid_until: validUntil,
});

/** One standing quote of a supplier for a request: the next word is a version of it. */
async function refuseDuplicate({ db }: WriteContext, { rfq, supplierId }: QuoteFrame) {
  if (rfq === null) return;
  const held = await db.first<{ id: string }>(sql`
    select id from supplier_quotes
    where tenant_id = ${db.tenant} and rfq_id = ${rfq.id} and supplier_id = ${supplierId} and status <> 'withdrawn'`);
  if (!held) return;
  throw refuse(
    'conflict',
    words(
      'The supplier already has a quote for this request; change that one.',
      'У поставщика уже есть предложение по этому запросу: измените его.',
    ),
    { rule: 'duplicate_quote', existing: { entityType: supplierQuote.type, entityId: held.id } },
  );
}
