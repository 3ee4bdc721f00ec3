import type { WriteContext } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { QuoteContent } from './quote-version.ts';
import type { QuoteFrame } from './resolve-content.ts';
import { supplierQuote } from './supplier-quote.ts';

interface Offered {
  quoteId: string;
  lineId: string;
  price: string | null;
  quantity: string | null;
}

/**
 * Without a request a supplier may have several quotes for a requisition, each of some of its lines; one that says exactly
 * what another says that still applies was posted twice.
 */
export async function refuseSame(
  { db }: WriteContext,
  { rfq, requisition, supplierId }: QuoteFrame,
  number: string | null,
  { currency, validUntil, totals, lines }: QuoteContent,
): Promise<void> {
  if (rfq !== null || requisition === null) return;
  const offered = await db.many<Offered>(sql`
    select quote.id as "quoteId", line.requisition_line_id as "lineId", line.price, line.quantity_offered as quantity
    from supplier_quotes quote
    join supplier_quote_lines line on line.tenant_id = ${db.tenant} and line.quote_id = quote.id and line.n = quote.current_version and line.quoted
    where quote.tenant_id = ${db.tenant} and quote.requisition_id = ${requisition.id} and quote.rfq_id is null
      and quote.supplier_id = ${supplierId} and quote.status in ('draft', 'submitted', 'partially_accepted', 'accepted')
      and quote.currency = ${currency} and quote.valid_until is not distinct from ${validUntil}::date
      and quote.total_gross is not distinct from ${totals.gross}::numeric and quote.external_number is not distinct from ${number}::text`);
  const given = said(
    lines
      .filter(({ quoted }) => quoted)
      .map(({ procurementItemId, price, quantityOffered }) => ({
        lineId: procurementItemId ?? '',
        price,
        quantity: quantityOffered,
      })),
  );
  const same = [...Map.groupBy(offered, ({ quoteId }) => quoteId)].find(([, held]) => said(held) === given);
  if (!same) return;
  throw refuse(
    'conflict',
    words(
      'The supplier already has exactly this quote for the requisition: change that one, or say what is different.',
      'Точно такое предложение поставщика по заявке уже есть: измените его или укажите, чем новое отличается.',
    ),
    { rule: 'duplicate_quote', existing: { entityType: supplierQuote.type, entityId: same[0] } },
  );
}

const said = (lines: ReadonlyArray<Pick<Offered, 'lineId' | 'price' | 'quantity'>>): string =>
  lines
    .map(({ lineId, price, quantity }) => JSON.stringify([lineId, plain(price), plain(quantity)]))
    .sort()
    .join();

const plain = (decimal: string | null) => (decimal === null ? null : new Exact(decimal).toFixed());
