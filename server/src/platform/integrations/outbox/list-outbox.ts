import { outboxEntry as declared } from '../../../../../nouns/outbox-entry.ts';
import { id } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../records/listing-of.ts';
import { installation } from '../installation.ts';
import { type OutboxRow, outboxColumns, presentEntry } from './outbox-entry.row.ts';
import { outboxEntry } from './outbox-entry.ts';

const outboxListing = listingOf(declared, { name: 'integration-outbox', defaultSort: '-createdAt' });

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
