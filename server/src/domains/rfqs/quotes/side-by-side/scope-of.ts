import type { SupplierQuote } from '../../../../../../nouns/supplier-quote.ts';
import type { SupplierRfq } from '../../../../../../nouns/supplier-rfq.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import { brokenRule, notFound, words } from '../../../../kernel/problems/errors.ts';
import { type Sql, sql } from '../../../../kernel/sql/sql.ts';
import { requisitions } from '../../../requisitions/requisition.ts';
import { supplierRfqs } from '../../supplier-rfq.ts';
import { quotesWhere, supplierQuote } from '../supplier-quote.ts';
import { wrongParameter } from './wrong-parameter.ts';

export interface Asked {
  procurementId?: string | undefined;
  rfqId?: string | undefined;
  quoteIds?: readonly string[] | undefined;
}

interface Scope {
  /** Quotes are compared by positions of one request, or else by lines of one requisition. */
  rfq: SupplierRfq | null;
  requisition: { id: string; currency: string } | null;
  quotes: SupplierQuote[];
}

/** Which quotes are compared, and for what. */
export async function scopeOf(ctx: ReadContext, { procurementId, rfqId, quoteIds }: Asked): Promise<Scope> {
  const named = [procurementId, rfqId, quoteIds].filter((one) => one !== undefined);
  if (named.length !== 1) throw wrongParameter('procurementId', 'exactly_one', oneNeeded);
  if (rfqId !== undefined) {
    const rfq = await supplierRfqs.byId(ctx.db, rfqId);
    return { rfq, requisition: null, quotes: await holding(ctx, sql`quote.rfq_id = ${rfqId}`) };
  }
  if (procurementId !== undefined) {
    const requisition = await requisitions.byId(ctx.db, procurementId);
    return { rfq: null, requisition, quotes: await holding(ctx, sql`quote.requisition_id = ${procurementId}`) };
  }
  const ids = [...new Set(quoteIds)];
  const quotes = await quotesWhere(ctx.db, sql`quote.id = any(${ids}::uuid[])`);
  if (quotes.length < ids.length) throw notFound(supplierQuote.noun);
  const rfqs = new Set(quotes.map((quote) => quote.rfqId));
  const procurementIds = new Set(quotes.map((quote) => quote.procurementId));
  const [oneRfq, oneRequisition] = [quotes[0]?.rfqId, quotes[0]?.procurementId];
  if (rfqs.size === 1 && oneRfq) return { rfq: await supplierRfqs.byId(ctx.db, oneRfq), requisition: null, quotes };
  if (procurementIds.size === 1 && oneRequisition)
    return { rfq: null, requisition: await requisitions.byId(ctx.db, oneRequisition), quotes };
  throw brokenRule(
    'quotes_not_comparable',
    words('These quotes answer different needs.', 'Эти предложения даны на разные запросы.'),
  );
}

const holding = ({ db }: ReadContext, condition: Sql) =>
  quotesWhere(db, sql`${condition} and quote.status in ('submitted', 'partially_accepted', 'accepted', 'expired')`);

export const oneNeeded = words('name a requisition, a request or quotes', 'укажите заявку, запрос или предложения');
