import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { readApproval } from '../../approvals/read-approval.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { compare } from '../comparison/compare.ts';
import { loadComparable } from '../quotes/side-by-side/load-comparable.ts';
import type { ProtocolContent } from './protocol-content.ts';

/** What a protocol would attest now. Quotes are compared as of the day of the last decision, so nothing of it depends on today. */
export async function contentOf(ctx: ReadContext, requisition: Requisition): Promise<ProtocolContent> {
  const { id, number, title, currency, plannedTotal, actualTotal } = requisition;
  const [requests, decisions, approval, { timezone }] = await Promise.all([
    requestsFor(ctx, id),
    decisionsOn(ctx, id),
    readApproval(ctx, 'procurement', id),
    regionalOf(ctx),
  ]);
  const last = decisions.at(-1)?.decidedAt;
  return {
    requisition: { id, number, title, currency, plannedTotal, actualTotal },
    requests,
    comparison: await comparisonOf(ctx, id, dayIn(timezone, new Date(last ?? requisition.createdAt))),
    decisions,
    approvals: (approval?.steps ?? []).flatMap((step) =>
      step.decisions.map(({ verdict, by, comment, decidedAt }) => ({
        ...{ step: step.name, verdict, by: by.name, comment, decidedAt },
      })),
    ),
  };
}

async function comparisonOf(ctx: ReadContext, procurementId: string, rateDate: string) {
  const { needs, quotes, priced, view } = await loadComparable(ctx, { procurementId, rateDate, includeExpired: true });
  const numbers = new Map(priced.map(({ quote }) => [quote.id, quote.number]));
  return {
    ...{ currency: view.currency, vat: view.vat, rateDate },
    rates: [...view.rates].map(([currency, rate]) => ({ currency, rate })).sort(byCurrency),
    lines: compare(needs, quotes, view).lines.map(({ itemId, name, quantity, uom, offers }) => ({
      ...{ itemId, name, quantity, uom },
      offers: offers.map((one) => ({
        ...{ quoteId: one.quoteId, quoteNumber: numbers.get(one.quoteId) ?? '', quoteVersion: one.version },
        ...{ supplierId: one.supplierId, supplierName: one.supplierName, price: one.unitPriceOriginal },
        ...{ currency: one.currency, comparablePrice: one.unitPriceComparable, lineTotal: one.lineTotal },
        coversQuantity: one.coversQuantity,
      })),
    })),
  };
}

const byCurrency = (one: { currency: string }, other: { currency: string }) =>
  one.currency.localeCompare(other.currency);

type Asked = ProtocolContent['requests'][number]['asked'][number];

/** Requests that went out, with everybody who was asked: whoever neither quoted nor declined was silent. */
async function requestsFor({ db }: ReadContext, requisitionId: string) {
  const [requests, asked] = await Promise.all([
    db.many<Omit<ProtocolContent['requests'][number], 'asked'>>(sql`
      select rfq.id, rfq.number, rfq.revision, rfq.sent_at as "sentAt", rfq.response_deadline as "responseDeadline" from supplier_rfqs rfq
      where rfq.tenant_id = ${db.tenant} and rfq.requisition_id = ${requisitionId} and rfq.sent_at is not null order by rfq.number`),
    db.many<Asked & { rfqId: string }>(sql`
      select asked.rfq_id as "rfqId", asked.supplier_id as "supplierId", party.short_name as name, asked.sent_at as "sentAt",
        asked.first_viewed_at as "firstViewedAt",
        case when asked.status in ('quoted', 'declined') then asked.status else 'silent' end as answer,
        (select min(held.at) from supplier_quotes quote
          join supplier_quote_versions held on held.tenant_id = ${db.tenant} and held.quote_id = quote.id and held.n > 0
          where quote.tenant_id = ${db.tenant} and quote.rfq_id = asked.rfq_id and quote.supplier_id = asked.supplier_id) as "answeredAt",
        asked.decline_reason as "declineReason"
      from supplier_rfqs rfq
      join supplier_rfq_recipients asked on asked.tenant_id = ${db.tenant} and asked.rfq_id = rfq.id and asked.status <> 'revoked'
      join counterparties party on party.tenant_id = ${db.tenant} and party.id = asked.counterparty_id
      where rfq.tenant_id = ${db.tenant} and rfq.requisition_id = ${requisitionId} and rfq.sent_at is not null
      order by party.short_name, asked.id`),
  ]);
  return requests.map((request) => ({
    ...request,
    asked: asked.flatMap(({ rfqId, ...one }) => (rfqId === request.id ? [one] : [])),
  }));
}

const decisionsOn = ({ db }: ReadContext, requisitionId: string) =>
  db.many<ProtocolContent['decisions'][number]>(sql`
    select held.id, held.line_id as "itemId", held.supplier_id as "supplierId", party.short_name as "supplierName", held.quote_id as "quoteId",
      held.quote_version as "quoteVersion", trim_scale(held.quantity) as quantity, held.price, held.currency, trim_scale(held.fx_rate) as "fxRate",
      held.vat_mode as "vatMode", held.vat_rate as "vatRate", held.amount, held.decided_at as "decidedAt", person.full_name as "decidedBy", held.comment
    from requisition_allocations held
    join suppliers chosen on chosen.tenant_id = ${db.tenant} and chosen.id = held.supplier_id
    join counterparties party on party.tenant_id = ${db.tenant} and party.id = chosen.counterparty_id
    left join users person on person.tenant_id = ${db.tenant} and person.id = held.decided_by
    where held.tenant_id = ${db.tenant} and held.requisition_id = ${requisitionId} and held.status = 'accepted'
    order by held.decided_at, held.id`);
