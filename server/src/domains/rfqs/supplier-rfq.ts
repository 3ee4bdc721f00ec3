import type { InputOf } from '../../../../nouns/kit/noun.ts';
import { supplierRfq as declared } from '../../../../nouns/supplier-rfq.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { getRecord, listRecords } from '../../platform/records/read-operations.ts';
import { store } from '../../platform/records/store.ts';

export const supplierRfq = entityOf(declared);

/**
 * Positions, recipients, links, reminders and quotes of a request change under its lock alone. Whoever also changes the requisition
 * holds that one first: `holdWithRequisition`.
 */
export const supplierRfqs = store(supplierRfq, {
  counts: (tenant) => sql`
    (select json_build_object(
       'items', (select count(*) from supplier_rfq_items item where item.tenant_id = ${tenant} and item.rfq_id = rfq.id),
       'recipients', count(*) filter (where asked.status <> 'revoked'),
       'quoted', count(*) filter (where asked.status = 'quoted'), 'declined', count(*) filter (where asked.status = 'declined'))
     from supplier_rfq_recipients asked where asked.tenant_id = ${tenant} and asked.rfq_id = rfq.id)`,
});

/** What a caller may write of the header; the status has a way of its own. */
export type RfqInput = InputOf<typeof declared>;

/** What suppliers answer to: a change after it was sent makes a revision. */
export const termFields = [
  'currency',
  'vatMode',
  'deliveryTerms',
  'paymentTerms',
  'deliveryAddress',
  'warehouseId',
  'message',
  'allowPartial',
  'allowAnalogs',
  'allowAlternativeCurrency',
  'quoteMode',
] as const satisfies ReadonlyArray<keyof RfqInput>;

export const getRfq = getRecord(supplierRfqs, {
  name: 'supplier-rfqs.get-rfq',
  summary: words('Get the header of a request for quotes', 'Получить заголовок запроса предложений'),
  permission: 'supplier_rfqs.read',
  scope: 'supplier_documents.read',
});

export const listRfqs = listRecords(
  supplierRfqs,
  listingOf(declared, {
    name: 'supplier-rfqs',
    defaultSort: '-updatedAt',
    searched: {
      kind: 'supplier_rfq',
      parties: 'as words',
      by: 'title, number, names of items, suppliers asked and their taxpayer numbers',
    },
    ordered: ['updatedAt', 'number', 'responseDeadline'],
    fields: {
      overdue: {
        column: `(rfq.response_deadline < portal_now() and rfq.status in ('sent', 'partially_quoted', 'expired'))`,
        kind: 'boolean',
      },
      supplierId: {
        column: 'rfq.id',
        kind: 'related',
        among:
          'select asked.rfq_id from supplier_rfq_recipients asked where asked.tenant_id = tenant_id() and asked.supplier_id',
      },
    },
  }),
  {
    name: 'supplier-rfqs.list-rfqs',
    summary: words('List requests for quotes', 'Список запросов предложений'),
    description: 'Each with how many positions it holds, how many suppliers are asked, and how many have answered.',
    permission: 'supplier_rfqs.read',
    scope: 'supplier_documents.read',
  },
);
