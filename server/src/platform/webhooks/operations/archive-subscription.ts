import { words } from '../../../kernel/errors.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql.ts';
import { changeSubscription, lockSubscription } from '../webhook-subscription.row.ts';
import { webhookSubscription } from '../webhook-subscription.ts';

export const archiveSubscription = command({
  name: 'webhooks.archive-subscription',
  summary: words('Archive a webhook subscription', 'Убрать подписку на вебхуки в архив'),
  description:
    'Nothing more is sent to it; what waits is cancelled. Its deliveries stay readable. Archiving it again changes nothing.',
  permission: 'webhooks.manage',
  scope: 'webhooks.delete',
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: webhookSubscription.view,

  async run(ctx, { id }) {
    const before = await lockSubscription(ctx.db, id);
    ctx.expectVersion(before.version);
    if (before.archivedAt) {
      ctx.nothingChanged();
      return before;
    }
    const after = await changeSubscription(ctx.db, id, sql`archived_at = now(), recovering = false`, ctx.actor.userId);
    await ctx.db.execute(sql`
      update webhook_deliveries set status = 'cancelled', next_attempt_at = null, finished_at = now()
      where tenant_id = ${ctx.db.tenant} and subscription_id = ${id} and status in ('pending', 'held')`);
    ctx.record(webhookSubscription.changed('deleted', before, after, { reason: 'archived' }));
    return after;
  },
});
