import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** What minutes say besides offers and decisions, in words; null where there is nothing to say. */
interface Attested {
  requisitionId: string;
  silent: string | null;
  approved: string | null;
  rates: string | null;
  orders: string | null;
  protocolN: number | null;
  protocolDate: string | null;
  protocolSha256: string | null;
}

/**
 * Who was asked and stayed silent, who approved, the rates of the decision, the orders made of it, and the protocol that was drawn up of it:
 * the latest, unless something was decided or revoked since.
 */
export async function attestedOf(db: Db, requisitionIds: readonly string[]): Promise<ReadonlyMap<string, Attested>> {
  const rows = await db.many<Attested>(sql`
    select req.id as "requisitionId",
      (select string_agg(distinct party.short_name, ', ') from supplier_rfqs rfq
        join supplier_rfq_recipients asked on asked.tenant_id = ${db.tenant} and asked.rfq_id = rfq.id and asked.status not in ('quoted', 'declined', 'revoked')
        join counterparties party on party.tenant_id = ${db.tenant} and party.id = asked.counterparty_id
        where rfq.tenant_id = ${db.tenant} and rfq.requisition_id = req.id and rfq.sent_at is not null) as silent,
      (select to_char(req.approved_at at time zone coalesce(regional.timezone, 'Europe/Moscow'), 'DD.MM.YYYY') || coalesce(', ' || person.full_name, '')
        from users person where person.tenant_id = ${db.tenant} and person.id = req.approved_by) as approved,
      (select string_agg(distinct held.currency || ' — ' || replace(trim_scale(held.fx_rate)::text, '.', ','), '; ')
        from requisition_allocations held where held.tenant_id = ${db.tenant} and held.requisition_id = req.id and held.status = 'accepted'
          and held.currency <> req.currency) as rates,
      (select string_agg(made.number, ', ' order by made.number)
        from requisition_orders(tenant_id => ${db.tenant}, requisition => req.id) made where made.status <> 'cancelled') as orders,
      issued.n as "protocolN", (issued.issued_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date::text as "protocolDate",
      issued.sha256 as "protocolSha256"
    from requisitions req
    left join regional_settings regional on regional.tenant_id = ${db.tenant}
    left join lateral (
      select one.n, one.issued_at, one.sha256 from decision_protocols one
      where one.tenant_id = ${db.tenant} and one.requisition_id = req.id
        and not exists (select 1 from requisition_allocations held where held.tenant_id = ${db.tenant} and held.requisition_id = req.id
          and greatest(held.decided_at, held.released_at) > one.issued_at)
      order by one.n desc limit 1) issued on true
    where req.tenant_id = ${db.tenant} and req.id = any(${requisitionIds}::uuid[])`);
  return new Map(rows.map((row) => [row.requisitionId, row]));
}

/** The same as values of the minutes. */
export const attestedIn = (attested?: Attested) => ({
  silent: attested?.silent ?? null,
  approved: attested?.approved ?? null,
  rates: attested?.rates ?? null,
  orders: attested?.orders ?? null,
  protocolNumber: attested?.protocolN ? String(attested.protocolN) : null,
  protocolDate: attested?.protocolDate ?? null,
  protocolSha256: attested?.protocolSha256 ?? null,
});
