import Type, { type Static } from 'typebox';
import {
  currency,
  decimal,
  id,
  instant,
  integer,
  measure,
  nullable,
  object,
  price,
  text,
} from '../../../kernel/fields.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

const revoked = object(
  {
    itemId: id('Line of the requisition'),
    itemName: Type.String({ title: 'Its name' }),
    supplierName: text(500, 'Name of the supplier'),
    quantity: measure('Quantity that was accepted'),
    price: price('Price that was accepted'),
    currency: currency('Currency of the price'),
    decidedAt: instant('Decided'),
    revokedAt: instant('Revoked'),
    revokedBy: nullable(Type.String({ title: 'Who revoked it' })),
  },
  { title: 'Decision that was revoked' },
);

const repriced = object(
  {
    quoteId: id('Quote'),
    quoteNumber: text(32, 'Number of the quote'),
    supplierName: text(500, 'Name of the supplier'),
    decidedVersion: integer('Version that was accepted', { minimum: 1 }),
    currentVersion: integer('Version that holds now', { minimum: 1 }),
  },
  { title: 'Quote that was changed after it was accepted' },
);

const order = object(
  {
    id: id('Order'),
    number: text(32, 'Number'),
    status: Type.String({ title: 'Status', examples: ['sent'] }),
    grossAmount: decimal('With VAT'),
    currency: currency(),
    createdAt: instant('Created'),
    sentAt: nullable(instant('Sent')),
  },
  { title: 'Order made of the decision' },
);

/** What became of a decision: told beside a protocol, never a part of what it attests. */
export const afterwards = object(
  {
    revoked: Type.Array(revoked, { title: 'Decisions that were revoked, the last first; at most 200' }),
    repriced: Type.Array(repriced, { title: 'Quotes that were changed after they were accepted' }),
    orders: Type.Array(order, { title: 'Orders made of the decision' }),
  },
  { title: 'What changed afterwards' },
);

export type Afterwards = Static<typeof afterwards>;

export async function afterwardsOf(db: Db, requisitionId: string): Promise<Afterwards> {
  const [revoked, repriced, orders] = await Promise.all([
    db.many<Afterwards['revoked'][number]>(sql`
      select held.line_id as "itemId", line.name as "itemName", party.short_name as "supplierName", trim_scale(held.quantity) as quantity,
        held.price, held.currency, held.decided_at as "decidedAt", held.released_at as "revokedAt", person.full_name as "revokedBy"
      from requisition_allocations held
      join requisition_lines line on line.tenant_id = ${db.tenant} and line.id = held.line_id
      join suppliers chosen on chosen.tenant_id = ${db.tenant} and chosen.id = held.supplier_id
      join counterparties party on party.tenant_id = ${db.tenant} and party.id = chosen.counterparty_id
      left join users person on person.tenant_id = ${db.tenant} and person.id = held.released_by
      where held.tenant_id = ${db.tenant} and held.requisition_id = ${requisitionId} and held.status = 'released'
      order by held.released_at desc, held.id limit 200`),
    db.many<Afterwards['repriced'][number]>(sql`
      select quote.id as "quoteId", quote.number as "quoteNumber", party.short_name as "supplierName",
        min(held.quote_version) as "decidedVersion", quote.current_version as "currentVersion"
      from requisition_allocations held
      join supplier_quotes quote on quote.tenant_id = ${db.tenant} and quote.id = held.quote_id and quote.current_version > held.quote_version
      join suppliers chosen on chosen.tenant_id = ${db.tenant} and chosen.id = held.supplier_id
      join counterparties party on party.tenant_id = ${db.tenant} and party.id = chosen.counterparty_id
      where held.tenant_id = ${db.tenant} and held.requisition_id = ${requisitionId} and held.status = 'accepted'
      group by quote.id, quote.number, party.short_name, quote.current_version order by quote.number`),
    db.many<Afterwards['orders'][number]>(sql`
      select made.order_id as id, made.number, made.status, made.gross_amount as "grossAmount", made.currency, made.created_at as "createdAt",
        made.sent_at as "sentAt"
      from requisition_orders(tenant_id => ${db.tenant}, requisition => ${requisitionId}) made`),
  ]);
  return { revoked, repriced, orders };
}
