import { id } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import type { Listing } from '../../../kernel/lists/listing.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { auditEvents } from '../../../platform/audit/audit-event.ts';
import { idsAbout } from '../../../platform/months/ids-about.ts';
import { idsOfInstants } from '../../../platform/months/ids-of-instants.ts';
import { supplierRfq, supplierRfqs } from '../supplier-rfq.ts';
import { historyEntry, presentEntry } from './history-entry.ts';

const historyListing: Listing = {
  name: 'supplier-rfq-history',
  from: 'audit_events event',
  alias: 'event',
  defaultSort: '-id',
  fields: {
    id: { column: 'event.id', kind: 'id', sortable: true },
    occurredAt: { column: 'event.occurred_at', kind: 'instant' },
  },
};

export const listHistory = listQuery({
  name: 'supplier-rfqs.list-history',
  summary: words('History of a request for quotes', 'История запроса предложений'),
  description: 'Its statuses, revisions and recipients, the newest first: who, when and why.',
  permission: 'supplier_rfqs.read',
  scope: 'supplier_documents.read',
  listing: historyListing,
  row: historyEntry,
  more: { id: id() },
  async run(ctx, input) {
    await supplierRfqs.byId(ctx.db, input.id as string);
    const { id: _, ...rest } = input;
    return listRows(ctx, historyListing, auditEvents.shown(), rest, presentEntry, [
      sql`event.entity_type = ${supplierRfq.type}`,
      sql`event.entity_id = ${input.id}`,
      ...idsAbout('event.id', input.id as string),
      ...idsOfInstants('event.id', 'occurredAt', input),
      sql`event.outcome = 'success'`,
    ]);
  },
});
