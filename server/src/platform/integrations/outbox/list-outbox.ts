import { id } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import type { Listing } from '../../../kernel/lists/listing.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { installation } from '../installation.ts';
import { type OutboxRow, outboxColumns, presentEntry } from './outbox-entry.row.ts';
import { outboxEntry, outboxLifecycle } from './outbox-entry.ts';

const outboxListing: Listing = {
  name: 'integration-outbox',
  from: 'integration_outbox entry',
  alias: 'entry',
  defaultSort: '-createdAt',
  fields: {
    id: { column: 'entry.id', kind: 'id', sortable: true },
    installationId: { column: 'entry.installation_id', kind: 'id' },
    createdAt: { column: 'entry.created_at', kind: 'instant', sortable: true },
    operation: { column: 'entry.operation', kind: 'text' },
    status: { column: 'entry.status', kind: 'choice', values: outboxLifecycle.statuses },
    awaitsDecision: { column: 'entry.awaits_decision', kind: 'boolean' },
    entityId: { column: 'entry.entity_id', kind: 'id', nullable: true },
  },
};

export const listOutbox = listQuery({
  name: 'integrations.list-outbox',
  summary: words('List writes at the provider', 'Список записей у провайдера'),
  description:
    'Newest first. What was asked to be written at the provider and must not be written twice: waiting, sent, done, failed, or in doubt. `awaitsDecision=true` shows those a person has to decide on.',
  permission: 'integrations.logs',
  scope: 'settings.read',
  listing: outboxListing,
  row: outboxEntry.view,
  more: { id: id('Installation') },
  async run(ctx, { id: installationId, ...input }) {
    const held = await ctx.db.first(
      sql`select 1 from integration_installations where tenant_id = ${ctx.db.tenant} and id = ${installationId}`,
    );
    if (!held) throw notFound(installation.noun);
    return listRows(ctx, outboxListing, outboxColumns, { ...input, installationId }, (row: OutboxRow) =>
      presentEntry(row, ctx.language),
    );
  },
});
