import { contact } from '../../../../nouns/contact.ts';
import { counterparty as declared } from '../../../../nouns/counterparty.ts';
import { paymentRequisite } from '../../../../nouns/payment-requisite.ts';
import { supplier } from '../../../../nouns/supplier.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { jsonOf } from '../../platform/records/json-of.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { store } from '../../platform/records/store.ts';

export const counterparty = entityOf(declared);

/** Requisites and contacts stand in the order they were added. */
export const counterparties = store(counterparty, {
  supplier: (tenant) => sql`
    (select ${jsonOf(supplier, 's')} from suppliers s
     where s.tenant_id = ${tenant} and s.counterparty_id = party.id and 'supplier' = any(party.roles))`,
  paymentRequisites: (tenant) => sql`
    (select coalesce(json_agg(${jsonOf(paymentRequisite, 'r')} order by r.id), '[]') from payment_requisites r
     where r.tenant_id = ${tenant} and r.counterparty_id = party.id)`,
  contacts: (tenant) => sql`
    (select coalesce(json_agg(${jsonOf(contact, 'c')} order by c.id), '[]') from counterparty_contacts c
     where c.tenant_id = ${tenant} and c.counterparty_id = party.id)`,
});

export const counterpartyListing = listingOf(declared, {
  name: 'counterparties',
  searched: { kind: 'counterparty', by: 'short and full name, INN, OGRN and foreign taxpayer number' },
  defaultSort: 'shortName',
  fields: {
    supplierId: {
      column: 'party.id',
      kind: 'related',
      among: 'select s.counterparty_id from suppliers s where s.tenant_id = tenant_id() and s.id',
    },
  },
});
