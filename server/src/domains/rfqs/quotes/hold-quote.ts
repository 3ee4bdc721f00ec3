import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { SupplierQuote } from '../../../../../nouns/supplier-quote.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { supplierRfqs } from '../supplier-rfq.ts';
import { askedLines } from './asked-lines.ts';
import type { QuoteFrame } from './resolve-content.ts';
import { supplierQuotes } from './supplier-quote.ts';

export interface HeldQuote {
  quote: SupplierQuote;
  rfq: SupplierRfq | null;
  requisition: Requisition | null;
}

/** A quote with what it answers, all locked until the transaction ends: first the requisition, then the request, then the quote. */
export async function holdQuote(ctx: WriteContext, id: string): Promise<HeldQuote> {
  const { procurementId, rfqId } = await supplierQuotes.byId(ctx.db, id);
  const requisition = procurementId === null ? null : await requisitions.lock(ctx.db, procurementId);
  const rfq = rfqId === null ? null : await supplierRfqs.lock(ctx.db, rfqId);
  await ctx.db.execute(sql`select 1 from supplier_quotes where tenant_id = ${ctx.db.tenant} and id = ${id} for update`);
  return { requisition, rfq, quote: await supplierQuotes.byId(ctx.db, id) };
}

/** What a held quote answers. */
export const frameOf = async (
  { db }: Pick<WriteContext, 'db'>,
  { rfq, requisition, quote }: HeldQuote,
): Promise<QuoteFrame> => ({
  rfq,
  requisition,
  supplierId: quote.supplierId,
  asked: await askedLines(db, { rfq, requisition }),
});
