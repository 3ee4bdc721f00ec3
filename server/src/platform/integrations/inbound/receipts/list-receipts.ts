import { id } from '../../../../kernel/fields.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { installationRow } from '../../installation.row.ts';
import { presentReceipt, receiptColumns, receiptListing, receiptView } from './receipt.ts';

export const listReceipts = listQuery({
  name: 'integrations.list-receipts',
  summary: words('List received webhooks', 'Список принятых вебхуков'),
  description: 'Newest first. `status=failed` finds those that came to nothing. They are kept for 90 days.',
  permission: 'integrations.logs',
  scope: 'settings.read',
  listing: receiptListing,
  row: receiptView,
  more: { id: id('Installation') },
  async run(ctx, { id: installationId, ...input }) {
    await installationRow(ctx.db, installationId as string);
    return listRows(ctx, receiptListing, receiptColumns, { ...input, installationId }, presentReceipt(ctx.language));
  },
});
